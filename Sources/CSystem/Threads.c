// For sched_getcpu and cpu_set_t.
#define _GNU_SOURCE

#include "CSystem.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

enum { MOST_HELPERS = 63 };

typedef struct {
    size_t count;
    void (*body)(void *context, size_t index);
    void (*in_turn)(void *context, size_t index);
    void *context;
    atomic_size_t next;
    pthread_mutex_t mutex;
    pthread_cond_t turn_is_over;
    size_t turn;
#ifdef __GLIBC__
    cpu_set_t cores;
#endif
} Job;

static void take_turn(Job *job, size_t index) {
    pthread_mutex_lock(&job->mutex);
    while (job->turn != index) pthread_cond_wait(&job->turn_is_over, &job->mutex);
    pthread_mutex_unlock(&job->mutex);
    job->in_turn(job->context, index);
    pthread_mutex_lock(&job->mutex);
    job->turn++;
    pthread_cond_broadcast(&job->turn_is_over);
    pthread_mutex_unlock(&job->mutex);
}

static void work(Job *job) {
    size_t index;
    while ((index = atomic_fetch_add(&job->next, 1)) < job->count) {
        job->body(job->context, index);
        if (job->in_turn != NULL) take_turn(job, index);
    }
}

#ifdef __GLIBC__

static void *help(void *argument) {
    Job *job = argument;
    sched_setaffinity(0, sizeof job->cores, &job->cores);
    work(job);
    return NULL;
}

// Starts a helper on each other core, from which it may move as soon as it runs. Left to itself, a kernel may start them on
// the caller's core, where they wait for longer than most jobs take.
static size_t start_helpers(Job *job, size_t limit, pthread_t *helpers) {
    if (sched_getaffinity(0, sizeof job->cores, &job->cores) != 0) return 0;
    int own = sched_getcpu();
    size_t started = 0;
    for (int core = 0; core < CPU_SETSIZE && started < limit; core++) {
        if (core == own || !CPU_ISSET(core, &job->cores)) continue;
        cpu_set_t start;
        CPU_ZERO(&start);
        CPU_SET(core, &start);
        pthread_attr_t attributes;
        if (pthread_attr_init(&attributes) != 0) break;
        pthread_attr_setaffinity_np(&attributes, sizeof start, &start);
        int failure = pthread_create(&helpers[started], &attributes, help, job);
        pthread_attr_destroy(&attributes);
        if (failure != 0) break;
        started++;
    }
    return started;
}

#else

static void *help(void *argument) {
    work(argument);
    return NULL;
}

static size_t start_helpers(Job *job, size_t limit, pthread_t *helpers) {
    long others = sysconf(_SC_NPROCESSORS_ONLN) - 1;
    size_t started = 0;
    while (started < limit && (long)started < others) {
        if (pthread_create(&helpers[started], NULL, help, job) != 0) break;
        started++;
    }
    return started;
}

#endif

void perform_on_all_cores(
    size_t count, void (*body)(void *context, size_t index), void (*in_turn)(void *context, size_t index), void *context) {
    if (count == 0) return;
    Job job = {.count = count, .body = body, .in_turn = in_turn, .context = context};
    pthread_mutex_init(&job.mutex, NULL);
    pthread_cond_init(&job.turn_is_over, NULL);
    pthread_t helpers[MOST_HELPERS];
    size_t started = start_helpers(&job, count - 1 < MOST_HELPERS ? count - 1 : MOST_HELPERS, helpers);
    work(&job);
    for (size_t index = 0; index < started; index++) pthread_join(helpers[index], NULL);
    pthread_cond_destroy(&job.turn_is_over);
    pthread_mutex_destroy(&job.mutex);
}

ptrdiff_t add_shared(ptrdiff_t *number, ptrdiff_t more) {
    return __atomic_add_fetch(number, more, __ATOMIC_RELAXED);
}

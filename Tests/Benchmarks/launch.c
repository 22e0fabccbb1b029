// Runs a program with its output thrown away, and prints what it took: wall time and processor time in microseconds,
// and peak memory in KiB. A child of this small process, unlike one of Python's, has not inherited a peak.

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double microseconds(struct timeval time) { return time.tv_sec * 1e6 + time.tv_usec; }

int main(int count, char **words) {
    struct timespec start, end;
    struct rusage usage;
    int status;
    if (count < 2) {
        fprintf(stderr, "usage: launch PROGRAM [ARGUMENT]...\n");
        return 64;
    }
    clock_gettime(CLOCK_MONOTONIC, &start);
    pid_t child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        execvp(words[1], words + 1);
        perror(words[1]);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) {
        perror("launch");
        return 1;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
    long kibibytes = usage.ru_maxrss / 1024;
#else
    long kibibytes = usage.ru_maxrss;
#endif
    printf("%.0f %.0f %ld\n", (end.tv_sec - start.tv_sec) * 1e6 + (end.tv_nsec - start.tv_nsec) / 1e3,
           microseconds(usage.ru_utime) + microseconds(usage.ru_stime), kibibytes);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

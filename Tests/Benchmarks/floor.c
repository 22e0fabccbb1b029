// The floor: libyaml's event loop over a file, or over every file of a folder, and nothing else.
//
// Reads each file whole, parses its bytes, counts the events and prints their number: what any tool pays that parses
// through libyaml, before it has looked at a value.

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static long parse(const unsigned char *bytes, size_t size) {
    yaml_parser_t parser;
    yaml_event_t event;
    long events = 0;
    int is_end = 0;
    if (!yaml_parser_initialize(&parser)) abort();
    yaml_parser_set_input_string(&parser, bytes, size);
    while (!is_end) {
        if (!yaml_parser_parse(&parser, &event)) {
            fprintf(stderr, "floor: %s\n", parser.problem);
            exit(1);
        }
        is_end = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
        events++;
    }
    yaml_parser_delete(&parser);
    return events;
}

static long parse_file(int folder, const char *name) {
    struct stat status;
    int file = openat(folder, name, O_RDONLY);
    if (file < 0 || fstat(file, &status) != 0) {
        perror(name);
        exit(1);
    }
    unsigned char *bytes = malloc((size_t)status.st_size + 1);
    if (bytes == NULL || read(file, bytes, (size_t)status.st_size) != status.st_size) {
        perror(name);
        exit(1);
    }
    close(file);
    long events = parse(bytes, (size_t)status.st_size);
    free(bytes);
    return events;
}

int main(int count, char **words) {
    if (count != 2) {
        fprintf(stderr, "usage: floor FILE-OR-FOLDER\n");
        return 64;
    }
    long events = 0;
    DIR *folder = opendir(words[1]);
    if (folder == NULL) {
        events = parse_file(AT_FDCWD, words[1]);
    } else {
        for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
            if (entry->d_name[0] != '.') events += parse_file(dirfd(folder), entry->d_name);
        }
        closedir(folder);
    }
    printf("%ld events\n", events);
    return 0;
}

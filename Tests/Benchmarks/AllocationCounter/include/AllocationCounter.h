#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/* Number of blocks that this process has asked the heap for. One thread only. */
long allocation_count(void);

#endif

#include "testing/planted/workers.h"

#include <poll.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <deque>

#include "base/check.h"

namespace inquest::planted {
namespace {

struct Job {
  size_t task = 0;
  size_t next_item = 0;  // the first one that is not done
};

struct Worker {
  Job job;
  pid_t process = 0;
  int pipe = -1;
  std::string read;  // what came and is no whole line yet
};

void WriteAll(int fd, const std::string& text) {
  for (size_t written = 0; written < text.size();) {
    const ssize_t count = write(fd, text.data() + written, text.size() - written);
    if (count <= 0) _exit(1);
    written += static_cast<size_t>(count);
  }
}

// An item that takes longer ends the process. Its own time counts, so that a machine that does much else
// changes nothing; one that only waits, and takes none, is ended much later.
void LimitTime(unsigned seconds) {
  constexpr unsigned kBusiestMachine = 20;
  const itimerval own = {{0, 0}, {static_cast<time_t>(seconds), 0}};
  CHECK(setitimer(ITIMER_PROF, &own, nullptr) == 0);
  alarm(kBusiestMachine * seconds);
}

// The life of a worker's process.
[[noreturn]] void DoItems(const Task& task, size_t first, int pipe, unsigned seconds) {
  LimitTime(seconds);
  const auto do_item = task.start();
  for (size_t item = first; item < task.items; ++item) {
    LimitTime(seconds);
    WriteAll(pipe, do_item(item) + "\n");
  }
  _exit(0);
}

Worker Start(const std::vector<Task>& tasks, Job job, unsigned seconds) {
  std::fflush(nullptr);
  int ends[2];
  CHECK(::pipe(ends) == 0);
  Worker worker{job, fork(), ends[0], ""};
  CHECK(worker.process >= 0);
  if (worker.process == 0) {
    close(ends[0]);
    DoItems(tasks[job.task], job.next_item, ends[1], seconds);
  }
  close(ends[1]);
  return worker;
}

std::string WhatHappened(int status) {
  if (WIFSIGNALED(status)) {
    const bool is_late = WTERMSIG(status) == SIGALRM || WTERMSIG(status) == SIGPROF;
    return is_late ? "it took too long" : std::string("it died: ") + strsignal(WTERMSIG(status));
  }
  return "it ended with exit code " + std::to_string(WEXITSTATUS(status));
}

// False at the end.
bool ReadMore(Worker& worker, std::vector<std::string>* lines) {
  char buffer[65536];
  const ssize_t count = read(worker.pipe, buffer, sizeof buffer);
  if (count <= 0) return false;
  worker.read.append(buffer, static_cast<size_t>(count));
  for (size_t end; (end = worker.read.find('\n')) != std::string::npos;) {
    lines->push_back(worker.read.substr(0, end));
    worker.read.erase(0, end + 1);
  }
  return true;
}

}  // namespace

void Work(const std::vector<Task>& tasks, const WorkerOptions& options,
          const std::function<void(size_t task, size_t item, const std::string& line,
                                   const std::string& what_happened)>& done) {
  std::deque<Job> jobs;
  for (size_t i = 0; i < tasks.size(); ++i) {
    if (tasks[i].items > 0) jobs.push_back({i, 0});
  }
  std::vector<Worker> workers;
  while (!jobs.empty() || !workers.empty()) {
    while (!jobs.empty() && workers.size() < options.jobs) {
      workers.push_back(Start(tasks, jobs.front(), options.seconds_an_item));
      jobs.pop_front();
    }
    std::vector<pollfd> waiting;
    for (const Worker& worker : workers) waiting.push_back({worker.pipe, POLLIN, 0});
    poll(waiting.data(), waiting.size(), -1);
    for (size_t i = workers.size(); i-- > 0;) {
      if (waiting[i].revents == 0) continue;
      Worker& worker = workers[i];
      std::vector<std::string> lines;
      const bool more = ReadMore(worker, &lines);
      for (const std::string& line : lines) done(worker.job.task, worker.job.next_item++, line, "");
      if (more) continue;
      int status = 0;
      waitpid(worker.process, &status, 0);
      close(worker.pipe);
      Job rest = worker.job;
      workers.erase(workers.begin() + static_cast<ptrdiff_t>(i));
      if (rest.next_item == tasks[rest.task].items) continue;
      done(rest.task, rest.next_item++, "", WhatHappened(status));
      if (rest.next_item < tasks[rest.task].items) jobs.push_front(rest);
    }
  }
}

}  // namespace inquest::planted

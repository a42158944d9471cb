// The transport by cpp-httplib: all of the library that transport.h speaks of.
#include <httplib.h>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "base/start_thread.h"
#include "interface/web/transport.h"

namespace inquest::web {
namespace {

constexpr size_t kThreads = 24;                 // a tab that waits for news takes one
constexpr size_t kLongestBody = (1 << 20) + 1;  // one more than the longest command, so that that is refused
constexpr time_t kSeconds = 5;                  // for a client that sends or reads slowly

std::string HeaderOf(const httplib::Request& request, const char* name) {
  return request.get_header_value_count(name) == 1 ? request.get_header_value(name) : "";
}

Request Translate(const httplib::Request& request) {
  return {.method = request.method,
          .path = request.path,
          .ticket = request.get_param_value("ticket"),
          .host = HeaderOf(request, "Host"),
          .origin = HeaderOf(request, "Origin"),
          .site = HeaderOf(request, "Sec-Fetch-Site"),
          .cookie = HeaderOf(request, "Cookie"),
          .type = HeaderOf(request, "Content-Type"),
          .version = HeaderOf(request, "X-Inquest-Version"),
          .body = request.body};
}

// As it is: the library would compress text by brotli at its best, which takes a second for 100 kB and saves
// nothing on the way to a browser of this machine.
void SetBody(Reply reply, httplib::Response* response) {
  const auto body = std::make_shared<const std::string>(std::move(reply.body));
  if (body->empty()) return response->set_content("", reply.type);
  response->set_content_provider(body->size(), reply.type,
                                 [body](size_t offset, size_t length, httplib::DataSink& sink) {
                                   return sink.write(body->data() + offset, length);
                                 });
}

// As many threads as may be made; if that is none, whoever waits for clients answers them too. (The library's
// own queue ends the process then.)
class Threads : public httplib::TaskQueue {
 public:
  explicit Threads(size_t count) {
    for (size_t i = 0; i < count; ++i) {
      std::thread thread = base::StartThread([this] { Work(); });
      if (!thread.joinable()) break;
      threads_.push_back(std::move(thread));
    }
  }

  void enqueue(std::function<void()> task) override {
    if (threads_.empty()) return task();
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    changed_.notify_one();
  }

  void shutdown() override {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  void Work() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return !tasks_.empty() || over_; });
      if (tasks_.empty()) return;
      const std::function<void()> task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> tasks_;
  bool over_ = false;
  std::vector<std::thread> threads_;
};

class HttplibTransport : public Transport {
 public:
  HttplibTransport() {
    server_.new_task_queue = [] { return new Threads(kThreads); };
    server_.set_payload_max_length(kLongestBody);
    server_.set_read_timeout(kSeconds);
    server_.set_write_timeout(kSeconds);
    server_.set_keep_alive_timeout(1);  // an open connection keeps a thread, and the end waits for it
    server_.set_keep_alive_max_count(10'000);
    server_.set_tcp_nodelay(true);
    // Nobody else may listen on the port meanwhile.
    server_.set_socket_options([](socket_t) {});
    port_ = server_.bind_to_any_port("127.0.0.1");
  }

  ~HttplibTransport() override {
    server_.stop();
    if (thread_.joinable()) thread_.join();
  }

  int port() const override { return port_; }

  bool Start(Handler handler) override {
    handler_ = std::move(handler);
    const auto answer = [this](const httplib::Request& request, httplib::Response& response) {
      Reply reply = handler_(Translate(request));
      response.status = reply.status;
      for (const auto& [name, value] : reply.headers) response.set_header(name, value);
      SetBody(std::move(reply), &response);
    };
    server_.Get(".*", answer);
    server_.Post(".*", answer);
    thread_ = base::StartThread([this] { server_.listen_after_bind(); });
    if (!thread_.joinable()) return false;
    // Before that, stop() would do nothing.
    while (!server_.is_running()) std::this_thread::yield();
    return true;
  }

 private:
  httplib::Server server_;
  Handler handler_;
  int port_ = 0;
  std::thread thread_;
};

}  // namespace
}  // namespace inquest::web

// By the name of kOpenTransport.
extern "C" [[gnu::visibility("default")]] inquest::web::Transport* InquestOpenTransport() {
  auto transport = std::make_unique<inquest::web::HttplibTransport>();
  return transport->port() > 0 ? transport.release() : nullptr;
}

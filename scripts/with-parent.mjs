// Preloaded into processes that do not watch their parent: ends the process when its parent has ended. It polls, as a
// listener would keep a finished process alive.
if (process.connected) setInterval(() => process.connected || process.exit(0), 500).unref();

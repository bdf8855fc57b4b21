// Preloaded into a process that cannot watch its parent itself: when the parent is gone, so is this. Asked for rather
// than listened to, as a listener would hold a process whose work is done.
if (process.connected) setInterval(() => process.connected || process.exit(0), 500).unref();

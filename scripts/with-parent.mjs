// Preloaded into a process that cannot watch its parent itself: when the parent is gone, so is this.
process.on('disconnect', () => process.exit(0));

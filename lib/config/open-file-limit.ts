/** Twice the maximum that was measured: an import of the sample's sixty days opens about 520 files in the engine. */
const MIN_OPEN_FILES = 1024;

interface UserLimits {
  open_files?: { soft: number | 'unlimited'; hard: number | 'unlimited' };
}

/** Throws an error with a message for users if this process can open fewer files than the engine needs. */
export function ensureOpenFileLimit({ open_files } = userLimits()): void {
  // Node.js raises the soft limit to the hard one at startup, or as far as the system allows.
  const limit = open_files?.soft;
  if (typeof limit !== 'number' || limit >= MIN_OPEN_FILES) return;
  throw new Error(
    `Only ${limit} files may be open at once (the hard limit, ulimit -Hn); the engine needs ${MIN_OPEN_FILES.toLocaleString('en')}, ` +
      'as a table is many files. Raise the hard limit: LimitNOFILE= in a systemd unit, --ulimit nofile= of a container, ' +
      'nofile in /etc/security/limits.conf. A higher soft limit (ulimit -Sn) does not help, since Node.js raises that itself.',
  );
}

/** Returns the limits, which are empty on Windows. */
function userLimits(): UserLimits {
  const { userLimits = {} } = process.report.getReport() as { userLimits?: UserLimits };
  return userLimits;
}

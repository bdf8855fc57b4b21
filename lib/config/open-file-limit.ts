/** An import of the sample's sixty days was seen to open about 520 files at once in the engine. */
const MIN_OPEN_FILES = 1024;

interface UserLimits {
  open_files?: { soft: number | 'unlimited'; hard: number | 'unlimited' };
}

/** Throws a message for people where this process may open fewer files than the engine needs. */
export function ensureOpenFileLimit({ open_files } = userLimits()): void {
  // Node.js raises the soft limit to the hard one when it starts, or as far as the system lets it.
  const limit = open_files?.soft;
  if (typeof limit !== 'number' || limit >= MIN_OPEN_FILES) return;
  throw new Error(
    `Only ${limit} files may be open at once (the hard limit, ulimit -Hn); the engine needs ${MIN_OPEN_FILES.toLocaleString('en')}, ` +
      'as a table is many files. Raise the hard limit: LimitNOFILE= in a systemd unit, --ulimit nofile= of a container, ' +
      'nofile in /etc/security/limits.conf. A higher soft limit (ulimit -Sn) does not help, since Node.js raises that itself.',
  );
}

/** Empty on Windows, which has no such limits. */
function userLimits(): UserLimits {
  const { userLimits = {} } = process.report.getReport() as { userLimits?: UserLimits };
  return userLimits;
}

import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensurePrivateFolder } from './private-folder';

afterEach(() => vi.unstubAllEnvs());

function modeOf(...path: string[]): string {
  return (statSync(join(...path)).mode & 0o7777).toString(8);
}

/** Creates a folder and sets its mode by chmod, as the umask changes the modes of mkdir and writeFile. */
function folderOfMode(mode: number, path = mkdtempSync(join(tmpdir(), 'endcap-private-'))): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
}

function fileOfMode(mode: number, ...path: string[]): void {
  writeFileSync(join(...path), '');
  chmodSync(join(...path), mode);
}

describe('a private folder', () => {
  it('is created only for its owner, with the folders above it', () => {
    const parent = folderOfMode(0o755);
    expect(ensurePrivateFolder(join(parent, 'a', 'b'))).toBeUndefined();
    expect([modeOf(parent, 'a'), modeOf(parent, 'a', 'b'), modeOf(parent)]).toEqual(['700', '700', '755']);
  });

  it('is closed to others with everything in it, and keeps the permissions of its owner', () => {
    const folder = folderOfMode(0o775);
    folderOfMode(0o755, join(folder, 'engine'));
    fileOfMode(0o644, folder, 'engine', 'part');
    fileOfMode(0o555, folder, 'run.sh');
    expect(ensurePrivateFolder(folder)).toBeUndefined();
    expect(modeOf(folder)).toBe('700');
    expect([modeOf(folder, 'engine'), modeOf(folder, 'engine', 'part'), modeOf(folder, 'run.sh')]).toEqual([
      '700',
      '600',
      '500',
    ]);
  });

  it('closes folders in it that others can open', () => {
    const folder = folderOfMode(0o700);
    folderOfMode(0o755, join(folder, 'engine'));
    fileOfMode(0o640, folder, 'engine', 'part');
    expect(ensurePrivateFolder(folder)).toBeUndefined();
    expect([modeOf(folder, 'engine'), modeOf(folder, 'engine', 'part')]).toEqual(['700', '600']);
  });

  it('may be a link, but links in it are not followed', () => {
    const [outside, folder, parent] = [folderOfMode(0o755), folderOfMode(0o755), folderOfMode(0o755)];
    symlinkSync(outside, join(folder, 'link'));
    symlinkSync(folder, join(parent, 'data'));
    expect(ensurePrivateFolder(join(parent, 'data'))).toBeUndefined();
    expect([modeOf(folder), modeOf(outside)]).toEqual(['700', '755']);
  });
});

describe('a folder that is in use for something else', () => {
  it('keeps its permissions when everyone may create files in it', () => {
    const folder = folderOfMode(0o1777);
    expect(ensurePrivateFolder(folder)).toMatch(/^Other users can open .+set DATA_DIR to a separate folder\.$/);
    expect(modeOf(folder)).toBe('1777');
  });

  it('keeps its permissions when it contains the home folder', () => {
    const folder = folderOfMode(0o755);
    vi.stubEnv('HOME', folderOfMode(0o755, join(folder, 'home')));
    expect(ensurePrivateFolder(folder)).toContain('Other users can open');
    expect([modeOf(folder), modeOf(folder, 'home')]).toEqual(['755', '755']);
  });

  it('needs no warning when others cannot open it', () => {
    const folder = folderOfMode(0o700);
    vi.stubEnv('HOME', folder);
    expect(ensurePrivateFolder(folder)).toBeUndefined();
  });
});

it('warns of permissions that cannot be changed', () => {
  // Not even root can change modes in /proc.
  expect(ensurePrivateFolder('/proc/self/fdinfo')).toMatch(/^Other users can read files in .+EPERM.+chmod -R go= "/);
});

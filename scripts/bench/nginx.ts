import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../supervisor/preflight';
import { pollUntil } from '../supervisor/ready';

export interface Nginx {
  /** Proxies the service. */
  proxyUrl: string;
  /** Serves the files of the folder. */
  staticUrl: string;
  stop(): void;
}

/** Starts an nginx in front of the service and a folder. Returns null if none is installed. */
export async function startNginx(service: string, folder: string): Promise<Nginx | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const home = mkdtempSync(join(tmpdir(), 'endcap-nginx-'));
  const [proxyPort, staticPort] = [await freePort(), await freePort()];
  writeFileSync(join(home, 'nginx.conf'), configuration(home, service, folder, proxyPort, staticPort));
  const child: ChildProcess = spawn('nginx', ['-p', home, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  const staticUrl = `http://127.0.0.1:${staticPort}`;
  await pollUntil(async () => (await fetch(`${staticUrl}/`)).status > 0, 10);
  return {
    proxyUrl: `http://127.0.0.1:${proxyPort}`,
    staticUrl,
    stop() {
      child.kill('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function configuration(home: string, service: string, folder: string, proxyPort: number, staticPort: number) {
  // As root, its workers would change to a user that cannot read a private folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
${user}
daemon off;
pid ${home}/nginx.pid;
worker_processes 1;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
  server {
    listen 127.0.0.1:${proxyPort};
    location / {
      proxy_pass ${service};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_max_temp_file_size 0;
    }
  }
  server {
    listen 127.0.0.1:${staticPort};
    sendfile on;
    location / { root ${folder}; }
  }
}
`;
}

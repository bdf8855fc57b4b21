import 'server-only';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { type FileRequest, savedName } from '../bulk/file-request';
import { addressOf, type Service } from '../service/service';

/** Returns the command that downloads a file from the service. It reads the key from a shell variable. */
export function curlCommand(service: Service, file: FileRequest, account: string): string {
  const { dataset, date, hour, encoding } = file;
  const url = addressOf(service, bulkEndpoint(dataset), { date, time: hour, encoding });
  return `curl --fail --location --header "X-Api-Key: $API_KEY" --output ${quoted(savedName(file, account))} ${quoted(url.href)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

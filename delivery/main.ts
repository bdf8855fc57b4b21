import { Command } from 'commander';
import { loadEnv } from '@/lib/config/load-env.mjs';
import { createFilesPrivately } from '@/lib/config/private-folder';
import { customersCommand } from './cli/customers';
import { fail } from './cli/fail';
import { serveCommand } from './cli/serve';
import { importCommand } from './import/command';
import { sampleCommand } from './sample/command';

createFilesPrivately();

const delivery = new Command('delivery')
  .description('The delivery service: serves the data of any number of customers through the Retail Data Delivery API.')
  .addCommand(serveCommand())
  .addCommand(customersCommand())
  .addCommand(importCommand())
  .addCommand(sampleCommand())
  .addHelpText('after', '\nEach command has its own --help with examples.');

try {
  loadEnv();
  await delivery.parseAsync();
} catch (error) {
  fail(error);
}

/** Starts tracing as the server does, with all its modules, and counts OpenTelemetry's files among those loaded. */
import { createRequire } from 'node:module';
import '../../../server/app.ts';
import '../../../server/deps.ts';
import { readEnvironment } from '../../../server/platform/process/environment.ts';
import { createLog } from '../../../server/platform/process/log.ts';
import { startTelemetry } from '../../../server/platform/telemetry/telemetry.ts';

const telemetry = await startTelemetry(readEnvironment(process.env), createLog('silent'));
// its packages are CommonJS, whoever imports them; prom-client takes its interface, which does nothing by itself
const files = Object.keys(createRequire(import.meta.url).cache);
process.stdout.write(`${files.filter((file) => /@opentelemetry.(?!api.)/.test(file)).length}\n`);
await telemetry?.stop();

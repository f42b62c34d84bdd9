/** The server as bin/run.js runs it, without installing and building before. */
import path from 'node:path';
import { runChild } from '../../bin/run-child.js';

const cwd = path.resolve(import.meta.dirname, '../..');
process.exit(await runChild(process.execPath, ['server/main.ts'], { cwd, onError: () => {} }));

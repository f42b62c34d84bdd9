/**
 * The first import of an app. The Content-Security-Policy forbids the code that zod would compile, and the first
 * schema tests for it with an eval, which the browser reports. Schemas are made as modules load, so doing this in the
 * body of an entry is too late.
 */
import * as z from 'zod';

z.config({ jitless: true });

/**
 * The first import of an app: the Content-Security-Policy forbids the code that zod would compile, and the first schema
 * made asks by an eval whether it may, which the browser reports. Schemas are made as modules are read, so it is too late
 * for this in an entry's own lines.
 */
import * as z from 'zod';

z.config({ jitless: true });

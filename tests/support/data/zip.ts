/** Writes an uncompressed ZIP archive. */
import { crc32 } from 'node:zlib';

const numbers = (...parts: [value: number, bytes: 2 | 4][]): Buffer =>
  Buffer.concat(
    parts.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );

export function zipOf(files: Record<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, bytes] of Object.entries(files)) {
    const name = Buffer.from(path);
    const sizes = numbers([crc32(bytes), 4], [bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2]);
    const body = Buffer.concat([
      numbers([0x04034b50, 4], [20, 2], [0, 2], [0, 2], [0, 4]),
      sizes,
      name,
      bytes,
    ]);
    directory.push(
      numbers([0x02014b50, 4], [20, 2], [20, 2], [0, 2], [0, 2], [0, 4]),
      sizes,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      name,
    );
    bodies.push(body);
    at += body.length;
  }
  const count = bodies.length;
  const end = Buffer.concat(directory);
  return Buffer.concat([
    ...bodies,
    end,
    numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [end.length, 4], [at, 4], [0, 2]),
  ]);
}

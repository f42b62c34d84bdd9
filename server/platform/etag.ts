/** Whether an If-None-Match header names the tag: a list, or "*"; compared weakly (RFC 9110 §13.1.2). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
}

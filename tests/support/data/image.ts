/** What the Dockerfile puts into the image. */

/** Files and folders of the checkout that its last stage copies. */
export function copiedPaths(dockerfile: string): string[] {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  return [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
}

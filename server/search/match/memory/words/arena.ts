/**
 * Memory for the lists of one question, reused by the next: for common words they are megabytes, which would
 * otherwise be cleared and collected for each question. Its content is undefined until written.
 */
class Arena {
  private buffer = new ArrayBuffer(0);
  private used = 0;

  /** Begins a question: nothing of the one before is read any more. */
  reset(): void {
    this.used = 0;
    if (this.buffer.byteLength > MAX_KEPT) this.buffer = new ArrayBuffer(0);
  }

  private take(bytes: number): number {
    if (this.used + bytes > this.buffer.byteLength) {
      // lists of before keep the buffer that they stand in
      this.buffer = new ArrayBuffer(Math.max(2 * this.buffer.byteLength, bytes, MIN));
      this.used = 0;
    }
    const from = this.used;
    this.used += bytes;
    return from;
  }

  uint32(length: number): Uint32Array<ArrayBuffer> {
    const from = this.take(4 * length);
    return new Uint32Array(this.buffer, from, length);
  }

  float32(length: number): Float32Array<ArrayBuffer> {
    const from = this.take(4 * length);
    return new Float32Array(this.buffer, from, length);
  }
}

const MIN = 1 << 20;
const MAX_KEPT = 1 << 27;

/** Of this thread, which answers one question after the other. */
export const arena = new Arena();

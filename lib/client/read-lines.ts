/** Yields the lines of a UTF-8 byte stream as soon as they are complete. Includes a last line without a line break. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line) yield line;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

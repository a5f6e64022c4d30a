// The files of a tar as Python writes it: plain names of at most 255 letters.
const TEXT = new TextDecoder();

self.untar = function* untar(tar) {
  for (let at = 0; at + 512 <= tar.length && tar[at];) {
    const text = (from, length) => TEXT.decode(tar.subarray(at + from, at + from + length)).split("\0")[0];
    const [name, prefix, size] = [text(0, 100), text(345, 155), parseInt(text(124, 12), 8)];
    if (text(156, 1) === "0")
      yield { name: prefix ? `${prefix}/${name}` : name, bytes: tar.subarray(at + 512, at + 512 + size) };
    at += 512 + 512 * Math.ceil(size / 512);
  }
};

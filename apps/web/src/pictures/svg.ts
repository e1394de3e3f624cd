// A drawing as an address that images and backgrounds take.
export function svgUrl(content: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text).replace(/'/g, '%27')}`;
}

// 61250 -> "1:01.2"
export function clockText(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const seconds = Math.floor(tenths / 10) % 60;
  const minutes = Math.floor(tenths / 600) % 60;
  const hours = Math.floor(tenths / 36000);
  const pad = (number: number) => String(number).padStart(2, '0');
  const front = hours > 0 ? `${hours}:${pad(minutes)}` : String(minutes);
  return `${front}:${pad(seconds)}.${tenths % 10}`;
}

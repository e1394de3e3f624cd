// Pictures that the page draws itself. Each has something to recognise in every corner, or pieces
// could not be told apart.
import { svgUrl } from './svg.ts';

const range = (count: number) => Array.from({ length: count }, (_, place) => place);

function hills(): string {
  const ridge = (base: number, colour: string, height: number) => {
    const points = range(13).map(
      (i) => `${i * 50},${base - height * (0.5 + 0.5 * Math.sin(i * 1.7 + base))}`,
    );
    return `<polygon fill="${colour}" points="0,600 ${points.join(' ')} 600,600"/>`;
  };
  return `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#2b3a67"/><stop offset=".55" stop-color="#e8788a"/><stop offset="1" stop-color="#ffd29d"/></linearGradient></defs>
<rect width="600" height="600" fill="url(#g)"/><circle cx="410" cy="255" r="62" fill="#fff0c9"/>
${range(26)
  .map(
    (i) =>
      `<circle cx="${(i * 137) % 600}" cy="${(i * 61) % 210}" r="${1.5 + (i % 3)}" fill="#fff" opacity=".8"/>`,
  )
  .join('')}
${ridge(420, '#7a4b7d', 170)}${ridge(480, '#553a6b', 130)}${ridge(545, '#2f2a4f', 110)}`;
}

function rings(): string {
  const colours = ['#12355b', '#d7263d', '#f46036', '#ffd166', '#1b998b', '#e9f1f7'];
  const circles = range(14).map(
    (i) =>
      `<circle cx="${250 + i * 7}" cy="${350 - i * 9}" r="${460 - i * 33}" fill="${colours[i % 6]}"/>`,
  );
  return `<rect width="600" height="600" fill="#12355b"/>${circles.join('')}`;
}

function fish(): string {
  const one = (x: number, y: number, size: number, colour: string, way: number) =>
    `<g transform="translate(${x} ${y}) scale(${size * way} ${size})"><path d="M-60 0Q-15-45 45 0Q-15 45-60 0ZM40 0L80-30V30Z" fill="${colour}"/><circle cx="-34" cy="-6" r="6" fill="#fff"/><circle cx="-36" cy="-6" r="3" fill="#111"/></g>`;
  const weeds = range(9).map(
    (i) =>
      `<path d="M${30 + i * 68} 600q${i % 2 ? 40 : -40}-70 0-${110 + ((i * 47) % 90)}" stroke="${i % 2 ? '#2c8c5a' : '#5fb36a'}" stroke-width="16" fill="none" stroke-linecap="round"/>`,
  );
  const bubbles = range(18).map(
    (i) =>
      `<circle cx="${(i * 173) % 590}" cy="${(i * 97) % 520}" r="${4 + (i % 5) * 3}" fill="none" stroke="#fff" stroke-width="3" opacity=".55"/>`,
  );
  return `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#7fd1e0"/><stop offset="1" stop-color="#0b3c6f"/></linearGradient></defs><rect width="600" height="600" fill="url(#g)"/>${weeds.join('')}${bubbles.join('')}
${one(150, 130, 1.2, '#ff8c42', 1)}${one(440, 240, 1.6, '#ffd23f', -1)}${one(190, 350, 1, '#ee4266', -1)}${one(430, 440, 1.1, '#b8f2e6', 1)}${one(500, 80, 0.8, '#f7aef8', 1)}`;
}

function town(): string {
  const colours = ['#c8553d', '#f28f3b', '#588b8b', '#ffd5c2', '#8f2d56', '#3d5a80'];
  const house = (i: number) => {
    const height = 170 + ((i * 83) % 190);
    const top = 560 - height;
    const windows = range(Math.floor(height / 60) * 2).map(
      (w) =>
        `<rect x="${i * 100 + 18 + (w % 2) * 40}" y="${top + 22 + Math.floor(w / 2) * 55}" width="24" height="32" rx="3" fill="${(w + i) % 3 ? '#fff3c4' : '#22333b'}"/>`,
    );
    return `<rect x="${i * 100}" y="${top}" width="100" height="${height}" fill="${colours[i]}"/><polygon points="${i * 100 - 4},${top} ${i * 100 + 50},${top - 50 - ((i * 31) % 40)} ${i * 100 + 104},${top}" fill="#5b2a2a"/>${windows.join('')}`;
  };
  return `<rect width="600" height="600" fill="#bfe3f2"/><circle cx="90" cy="90" r="48" fill="#ffe066"/><g fill="#fff"><ellipse cx="290" cy="80" rx="70" ry="22"/><ellipse cx="330" cy="62" rx="46" ry="24"/><ellipse cx="510" cy="130" rx="60" ry="18"/></g>${range(6).map(house).join('')}<rect y="560" width="600" height="40" fill="#5c6b73"/>`;
}

const drawings = { hills, fish, town, rings } as const;
export type DrawnName = keyof typeof drawings;
export const drawnNames = Object.keys(drawings) as readonly DrawnName[];

export function drawn(name: string): { name: DrawnName; url: string; aspect: number } | undefined {
  const known = drawnNames.find((one) => one === name);
  return known && { name: known, url: svgUrl(drawings[known]()), aspect: 1 };
}

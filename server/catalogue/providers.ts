import type { CatalogueProvider } from './types.ts'

type Slots = Omit<CatalogueProvider, 'is_casino'>

const slots: readonly Slots[] = [
  { id: '1', title: 'Aurumvale', name: { ko: '아우룸베일', en: 'Aurumvale' }, palette: 'ember', colour: '#ffb545', mark: 'M12 2L22 20H17L12 10.5L7 20H2z', lettering: 'sans', weight: 700 },
  { id: '2', title: 'Northlamp', name: { ko: '노스램프', en: 'Northlamp' }, palette: 'frost', colour: '#9fdcff', mark: 'M12 1L14.4 9.6L23 12L14.4 14.4L12 23L9.6 14.4L1 12L9.6 9.6z', lettering: 'serif', weight: 700 },
  { id: '3', title: 'Tidewick', name: { ko: '타이드윅', en: 'Tidewick' }, palette: 'lagoon', colour: '#3fe0cf', mark: 'M2 9c4-5 7-5 10 0s6 5 10 0v5c-4 5-7 5-10 0s-6-5-10 0z', lettering: 'sans', weight: 700 },
  { id: '4', title: 'Red Lacquer', name: { ko: '레드래커', en: 'Red Lacquer' }, palette: 'crimson', colour: '#ff6a5e', mark: 'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM8 8h8v8H8z', lettering: 'serif', weight: 900 },
  { id: '5', title: 'Halcyard', name: { ko: '할시야드', en: 'Halcyard' }, palette: 'royal', colour: '#8db4ff', mark: 'M2 6c7 0 10 4 10 12C12 10 15 6 22 6c0 8-4 13-10 13S2 14 2 6z', lettering: 'serif', weight: 700 },
  { id: '6', title: 'Foxglen', name: { ko: '폭스글렌', en: 'Foxglen' }, palette: 'moss', colour: '#c9e265', mark: 'M3 3l6 5h6l6-5v9l-9 10L3 12zM8.5 12l2 2.5M15.5 12l-2 2.5', lettering: 'sans', weight: 900 },
  { id: '7', title: 'Iron Quay', name: { ko: '아이언키', en: 'Iron Quay' }, palette: 'steel', colour: '#a8d3dd', mark: 'M3 3h7v18H3zM14 3h7v7h-7zM14 14h7v7h-7z', lettering: 'sans', weight: 700 },
  { id: '8', title: 'Moonmill', name: { ko: '문밀', en: 'Moonmill' }, palette: 'violet', colour: '#d3a7ff', mark: 'M15 2a10 10 0 1 0 7 14.5A8.5 8.5 0 0 1 15 2z', lettering: 'serif', weight: 700 },
  { id: '9', title: 'Papercrane', name: { ko: '페이퍼크레인', en: 'Papercrane' }, palette: 'sakura', colour: '#ff9db8', mark: 'M1 9l8 3l13-9l-7 11l-3 8l-3-7z', lettering: 'sans', weight: 600 },
  { id: '10', title: 'Saltbrush', name: { ko: '솔트브러시', en: 'Saltbrush' }, palette: 'desert', colour: '#ffc676', mark: 'M10 3a2 2 0 0 1 4 0v11h3V9a1.5 1.5 0 0 1 3 0v8h-6v5h-4v-7H4V8a1.5 1.5 0 0 1 3 0v4h3z', lettering: 'serif', weight: 900 },
  { id: '11', title: 'Orchardine', name: { ko: '오차딘', en: 'Orchardine' }, palette: 'citrus', colour: '#ffd34a', mark: 'M12 7c3-3 9-2 9 5s-5 10-9 10s-9-3-9-10s6-8 9-5zM12 6c0-3 2-5 5-5c0 3-2 5-5 5z', lettering: 'sans', weight: 900 },
  { id: '12', title: 'Cobalt Fern', name: { ko: '코발트펀', en: 'Cobalt Fern' }, palette: 'jade', colour: '#6fe39a', mark: 'M12 22C2 18 2 8 12 2c10 6 10 16 0 20zM11 7v10h2V7z', lettering: 'sans', weight: 700 },
  { id: '13', title: 'Lumenyard', name: { ko: '루멘야드', en: 'Lumenyard' }, palette: 'midnight', colour: '#ffdf7a', mark: 'M6 3h12l5 6l-11 13L1 9zM7.5 9L12 17l4.5-8z', lettering: 'sans', weight: 700 },
  { id: '14', title: 'Dalmaru', name: { ko: '달마루', en: 'Dalmaru' }, palette: 'rosewood', colour: '#ffb98a', mark: 'M1 11c5 0 9-3 11-7c2 4 6 7 11 7l-2 3H3zM6 16h3v6H6zM15 16h3v6h-3z', lettering: 'serif', weight: 900 },
  { id: '15', title: 'Kestrelbay', name: { ko: '케스트럴베이', en: 'Kestrelbay' }, palette: 'abyss', colour: '#68d6ff', mark: 'M11 1v14H3zM13 4l8 11h-8zM2 17h20l-3 5H5z', lettering: 'serif', weight: 700 },
  { id: '16', title: 'Sugarloft', name: { ko: '슈가로프트', en: 'Sugarloft' }, palette: 'aurora', colour: '#8ff0c0', mark: 'M12 1a7 7 0 0 1 7 7a4 4 0 0 1 0 6H5a4 4 0 0 1 0-6a7 7 0 0 1 7-7zM6 16h12l-2 7H8z', lettering: 'sans', weight: 900 },
]

const live: readonly Slots[] = [
  { id: '17', title: 'Merrowday', name: { ko: '메로데이', en: 'Merrowday' }, palette: 'felt', colour: '#5fd6a0', mark: 'M12 2a10 10 0 0 1 0 20zM10 2.2a10 10 0 0 0 0 19.6z', lettering: 'sans', weight: 700 },
  { id: '18', title: 'Velvet Row', name: { ko: '벨벳로우', en: 'Velvet Row' }, palette: 'crimson', colour: '#ff8795', mark: 'M3 2h4c0 8-1 14-4 20zM9 2h6c0 8-1 14-3 20c-2-6-3-12-3-20zM17 2h4v20c-3-6-4-12-4-20z', lettering: 'serif', weight: 700 },
  { id: '19', title: 'Ninefold', name: { ko: '나인폴드', en: 'Ninefold' }, palette: 'royal', colour: '#8db4ff', mark: 'M2 2h6v6H2zM9 2h6v6H9zM16 2h6v6h-6zM2 9h6v6H2zM9 9h6v6H9zM16 9h6v6h-6zM2 16h6v6H2zM9 16h6v6H9zM16 16h6v6h-6z', lettering: 'sans', weight: 600 },
  { id: '20', title: 'Casa Lirio', name: { ko: '카사리리오', en: 'Casa Lirio' }, palette: 'rosewood', colour: '#ffc39a', mark: 'M12 1c3 5 3 9 0 14c-3-5-3-9 0-14zM1 9c6 0 9 3 11 9c2-6 5-9 11-9c0 8-4 13-11 13S1 17 1 9z', lettering: 'serif', weight: 700 },
  { id: '21', title: 'Lantern Pier', name: { ko: '랜턴피어', en: 'Lantern Pier' }, palette: 'dusk', colour: '#ffab7d', mark: 'M9 1h6v3h2c5 4 5 10 0 14h-2v5H9v-5H7C2 14 2 8 7 4h2z', lettering: 'sans', weight: 900 },
  { id: '22', title: 'Orchid Pavilion', name: { ko: '오키드파빌리온', en: 'Orchid Pavilion' }, palette: 'violet', colour: '#d9b0ff', mark: 'M12 12a5 5 0 1 1 4-8a5 5 0 1 1 2 9a5 5 0 1 1-6 7a5 5 0 1 1-6-7a5 5 0 1 1 2-9a5 5 0 0 1 4 8z', lettering: 'serif', weight: 700 },
  { id: '23', title: 'Blue Tassel', name: { ko: '블루태슬', en: 'Blue Tassel' }, palette: 'abyss', colour: '#7cd2ff', mark: 'M12 1l6 6l-6 6l-6-6zM8 13h8v3l2 7H6l2-7z', lettering: 'sans', weight: 700 },
  { id: '24', title: 'Grand Tamarind', name: { ko: '그랜드타마린드', en: 'Grand Tamarind' }, palette: 'noir', colour: '#f4cf8a', mark: 'M2 6l5 5l5-9l5 9l5-5l-2 12H4zM4 20h16v2H4z', lettering: 'serif', weight: 900 },
]

/** The companies whose games the reference operator offers. All names are invented. */
export const providers: readonly CatalogueProvider[] = [
  ...slots.map((provider) => ({ ...provider, is_casino: 0 as const })),
  ...live.map((provider) => ({ ...provider, is_casino: 1 as const })),
]

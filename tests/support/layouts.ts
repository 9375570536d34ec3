/** The layouts that matter: every kind of menu, tone, width and right sidebar at least once. */
export const layouts: readonly Readonly<Record<string, string>>[] = [
  { layout: 'vertical', sidebar: 'default', sideTone: 'dark' },
  { layout: 'vertical', sidebar: 'default', sideTone: 'brand', topTone: 'brand' },
  { layout: 'vertical', sidebar: 'compact', sideTone: 'paper', topTone: 'dark' },
  { layout: 'vertical', sidebar: 'compact', sideTone: 'brand', topTone: 'paper' },
  { layout: 'vertical', sidebar: 'icon', sideTone: 'paper', width: 'boxed' },
  { layout: 'vertical', sidebar: 'icon', sideTone: 'dark', topTone: 'dark' },
  { layout: 'vertical', sidebar: 'condensed', sideTone: 'brand', width: 'fluid' },
  { layout: 'vertical', sidebar: 'condensed', sideTone: 'paper', rightSidebar: 'shown' },
  { layout: 'horizontal', sidebar: 'default', rightSidebar: 'hidden', topTone: 'paper' },
  { layout: 'horizontal', sideTone: 'brand', topTone: 'brand' },
  { layout: 'horizontal', sideTone: 'dark', width: 'boxed', rightSidebar: 'shown' },
  { layout: 'horizontal', sideTone: 'paper', topTone: 'dark', rightSidebar: 'hidden' },
]

/** One colour: OKLCH in light and dark, then the same in hex for browsers without light-dark(). */
type Colour = readonly [light: string, dark: string, lightHex: string, darkHex: string]

const colours = {
  paper: ['.978 .003 95', '.158 .014 268', '#f8f8f5', '#0a0d13'],
  surface: ['1 0 0', '.196 .016 268', '#fff', '#12151d'],
  raised: ['1 0 0', '.232 .019 268', '#fff', '#191d27'],
  fill: ['.958 .004 95', '.238 .018 268', '#f2f1ee', '#1b1f28'],
  line: ['.908 .005 95', '.292 .02 268', '#e1e1dd', '#272c36'],
  edge: ['.635 .016 266', '.54 .024 268', '#868b95', '#696e7d'],
  ink: ['.235 .035 268', '.945 .006 95', '#171d2f', '#eeede8'],
  ink2: ['.43 .024 266', '.775 .012 268', '#4a505d', '#b2b6be'],
  ink3: ['.512 .018 266', '.675 .016 268', '#626771', '#9297a1'],
  accent: ['.435 .205 264', '.555 .2 264', '#113fbf', '#3367e6'],
  accent2: ['.37 .185 264', '.5 .205 264', '#072e9f', '#2255d5'],
  on: ['1 0 0', '1 0 0', '#fff', '#fff'],
  link: ['.435 .205 264', '.77 .11 264', '#113fbf', '#90b3fb'],
  wash: ['.957 .02 264', '.272 .075 266', '#eaf1ff', '#15244b'],
  gold: ['.8 .135 86', '.84 .13 88', '#e4b74a', '#eec55e'],
  ok: ['.45 .1 158', '.8 .12 158', '#0e653f', '#75d5a0'],
  okWash: ['.957 .034 158', '.268 .045 160', '#dff8e8', '#0f2d1e'],
  warn: ['.49 .105 68', '.83 .12 82', '#875306', '#eec066'],
  warnWash: ['.96 .046 88', '.278 .048 75', '#fff1cf', '#36250a'],
  bad: ['.5 .185 26', '.76 .125 24', '#b51e23', '#f6908a'],
  badWash: ['.955 .021 20', '.28 .066 22', '#feebea', '#44191a'],
  sky: ['.66 .13 240', '.74 .11 238', '#359bd9', '#62b5e8'],
  clay: ['.62 .13 40', '.72 .11 42', '#c66846', '#df8d6d'],
  vault: ['.36 .165 264', '.265 .105 266', '#0c3092', '#0d1f57'],
} as const satisfies Record<string, Colour>

export type ColourName = keyof typeof colours

function mapColours(choose: (colour: Colour) => string): Record<ColourName, string> {
  // The compiler forgets the keys on the way through an object's entries.
  const names = Object.keys(colours) as ColourName[]
  return Object.fromEntries(names.map((name) => [name, choose(colours[name])])) as Record<
    ColourName,
    string
  >
}

export const adaptiveColours = mapColours(
  ([light, dark]) => `light-dark(oklch(${light}), oklch(${dark}))`,
)
export const lightColours = mapColours(([, , lightHex]) => lightHex)
export const darkColours = mapColours(([, , , darkHex]) => darkHex)

/** Everything of the design that is not a colour. */
export const measures = {
  font: {
    sans: 'Golos, "Golos fallback", system-ui, sans-serif',
    serif: 'Piazzolla, "Piazzolla fallback", Georgia, serif',
  },
  text: {
    f1: '.75rem',
    f2: '.8125rem',
    f3: '.875rem',
    f4: '1rem',
    f5: '1.125rem',
    f6: '1.375rem',
    f7: '1.75rem',
    f8: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)',
    f9: 'clamp(2.75rem, 1.1rem + 5.6vw, 5.75rem)',
    figure: '1.625rem',
  },
  space: {
    s1: '.25rem',
    s2: '.5rem',
    s3: '.75rem',
    s4: '1rem',
    s5: '1.5rem',
    s6: '2rem',
    s7: '3rem',
    s8: 'clamp(3.5rem, 6vw, 5.5rem)',
    s9: 'clamp(4.5rem, 9vw, 8rem)',
  },
  radius: { r1: '4px', r2: '8px', r3: '12px', r4: '18px' },
  shadow: {
    e1: '0 1px 2px light-dark(#171d2f12, #0006)',
    e2: '0 1px 2px light-dark(#171d2f14, #0006), 0 10px 28px -6px light-dark(#171d2f2e, #000a)',
    e3: '0 2px 6px light-dark(#171d2f14, #0006), 0 32px 80px -16px light-dark(#171d2f4d, #000c)',
  },
  motion: { t1: '.12s cubic-bezier(.2, 0, .2, 1)', t2: '.24s cubic-bezier(.2, .8, .2, 1)' },
  size: {
    control: '2.25rem',
    smallControl: '1.875rem',
    row: '2.75rem',
    sidebar: '15rem',
    topbar: '3.5rem',
    pad: '.75rem',
  },
}

export const plainShadows = {
  e1: 'none',
  e2: '0 8px 28px #171d2f2e',
  e3: '0 32px 80px #171d2f4d',
}

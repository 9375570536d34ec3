import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { conditions } from './breakpoints.ts'
import {
  adaptiveColours,
  darkColours,
  lightColours,
  measures,
  plainShadows,
} from './token-values.ts'

const values = {
  color: { ...adaptiveColours, ring: 'var(--link)' },
  ...measures,
}

/** The design's tokens as `var(--…)` strings. Names are those of the design, so `vars.color.ink2`. */
export const vars = createGlobalThemeContract(values, (_value, path) => path.at(-1) ?? '')

createGlobalTheme(':root', vars, values)

const noLightDark = 'not (color: light-dark(red, red))'

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    [conditions.touch]: {
      vars: { [vars.size.control]: '2.75rem', [vars.size.smallControl]: '2.75rem' },
    },
  },
})
globalStyle('[data-theme=light]', { colorScheme: 'light' })
globalStyle('[data-theme=dark]', { colorScheme: 'dark' })
globalStyle(':root, [data-theme=light]', {
  '@supports': { [noLightDark]: { vars: byVariable(lightColours) } },
})
globalStyle('[data-theme=dark]', {
  '@supports': { [noLightDark]: { vars: byVariable(darkColours) } },
})
globalStyle(':root', {
  '@supports': {
    [noLightDark]: {
      vars: {
        [vars.shadow.e1]: plainShadows.e1,
        [vars.shadow.e2]: plainShadows.e2,
        [vars.shadow.e3]: plainShadows.e3,
      },
    },
  },
})

function byVariable(hexes: typeof lightColours): Record<string, string> {
  const names = Object.keys(hexes) as (keyof typeof hexes)[]
  return Object.fromEntries(names.map((name) => [vars.color[name], hexes[name]]))
}

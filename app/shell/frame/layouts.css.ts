import { globalStyle } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { sheet } from '#app/ui/page-head.css.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'
import { app } from './frame.css.ts'
import {
  children,
  entry,
  firm,
  firmWords,
  group,
  icon,
  menu,
  more,
  ruled,
  sidebar,
} from './sidebar.css.ts'
import { topbar } from './topbar.css.ts'

type Rule = Parameters<typeof globalStyle>[1]

/** Where there is a sidebar beside the page. */
function wide(selector: string, rule: NonNullable<Rule['@media']>[string]): void {
  globalStyle(selector, { '@media': { [breakpoints.wide]: rule } })
}

/** Away from the eye, and still read out. */
const spokenOnly = {
  ...unseen,
  whiteSpace: 'nowrap',
} as const

globalStyle(`[data-width=boxed] ${sheet} > *`, { maxWidth: '77rem', marginInline: 'auto' })

// The kinds of sidebar.
const beside = '[data-layout=vertical]'
for (const kind of ['icon', 'condensed']) {
  wide(`${beside}[data-sidebar=${kind}] ${app}`, { vars: { [vars.size.sidebar]: '3.75rem' } })
}
wide(`${beside}[data-sidebar=compact] ${app}`, { vars: { [vars.size.sidebar]: '6.25rem' } })
wide(`${beside}[data-sidebar=compact] ${menu} ${entry}`, {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '.2rem',
  minHeight: '3.25rem',
  padding: '.25rem .15rem',
  fontSize: vars.text.f1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
for (const kind of ['compact', 'icon']) {
  const narrow = `${beside}[data-sidebar=${kind}]`
  wide(`${narrow} ${children}`, { display: 'none' })
  wide(`${narrow} ${firmWords}`, spokenOnly)
  wide(`${narrow} ${firm} > :last-child`, { display: 'none' })
  wide(`${narrow} ${firm}`, { justifyContent: 'center', padding: '.25rem 0' })
}
wide(`${beside}[data-sidebar=icon] ${sidebar}`, { paddingInline: '.5rem' })
wide(`${beside}[data-sidebar=icon] ${menu} ${entry}`, { justifyContent: 'center', padding: 0 })
wide(`${beside}[data-sidebar=icon] ${menu} ${entry} > span`, spokenOnly)

const folded = `${beside}[data-sidebar=condensed] ${sidebar}`
wide(folded, { width: '3.75rem', paddingInline: '.5rem', overflowX: 'hidden' })
wide(`${folded}:is(:hover, :focus-within)`, { width: '15rem', boxShadow: vars.shadow.e2 })
for (const part of [`${firmWords}`, `${menu} ${entry} > span`]) {
  wide(`${folded}:not(:hover, :focus-within) ${part}`, spokenOnly)
}
for (const part of [children, `${firm} > :last-child`]) {
  wide(`${folded}:not(:hover, :focus-within) ${part}`, { display: 'none' })
}
wide(`${folded}:not(:hover, :focus-within) ${menu} ${entry}`, {
  justifyContent: 'center',
  padding: 0,
})

// The menu as a row under the topbar.
const row = '[data-layout=horizontal]'
wide(`${row} ${app}`, {
  gridTemplate: `${vars.size.topbar} auto 1fr / minmax(0, 1fr)`,
})
wide(`${row} ${topbar}`, { gridRow: 1, paddingInline: '1.25rem' })
wide(`${row} ${sidebar}`, {
  gridRow: 2,
  position: 'static',
  flexDirection: 'row',
  alignItems: 'flex-start',
  height: 'auto',
  padding: '.25rem 1rem .35rem',
  overflow: 'visible',
})
wide(`${row} ${firm}`, { width: 'auto', marginInlineEnd: '.5rem' })
wide(`${row} ${firmWords}`, spokenOnly)
wide(`${row} ${menu}`, {
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  overflow: 'visible',
})
wide(`${row} ${group}`, { display: 'contents' })
wide(`${row} ${ruled}`, { margin: 0, padding: 0, border: 0 })
wide(`${row} ${menu} ${entry}`, { padding: '0 .6rem', minHeight: '2rem' })
wide(`${row} ${menu} ${icon}`, { display: 'none' })
wide(`${row} ${children}`, {
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  margin: 0,
  padding: 0,
  border: 0,
})
// A list of links in a row of its own while it is open.
wide(`${row} ${more}`, { display: 'flex', flexWrap: 'wrap' })
wide(`${row} ${more}[open]`, { order: 1, flexBasis: '100%' })
wide(`${row} ${sheet}`, { gridRow: 3, borderInlineStartWidth: 0, borderRadius: 0 })

// The right sidebar.
const right = '[data-right=shown]'
const panel = '18rem'
globalStyle(`${right}${beside} ${app}`, {
  '@media': {
    '(min-width: 1181px)': {
      gridTemplate: `${vars.size.topbar} 1fr / ${vars.size.sidebar} minmax(0, 1fr) ${panel}`,
    },
  },
})
globalStyle(`${right}${row} ${app}`, {
  '@media': {
    '(min-width: 1181px)': {
      gridTemplate: `${vars.size.topbar} auto 1fr / minmax(0, 1fr) ${panel}`,
    },
  },
})
for (const part of [`${beside} ${topbar}`, `${row} ${topbar}`, `${row} ${sidebar}`]) {
  const [layout, which] = part.split(' ')
  globalStyle(`${right}${layout} ${which}`, {
    '@media': {
      '(min-width: 1181px)': { gridColumn: layout === beside ? '2 / -1' : '1 / -1' },
    },
  })
}

wide(`${beside}:not([data-top-tone=paper], [data-side-tone=paper]) ${topbar}`, {
  paddingInlineStart: '1rem',
})

// Tones: the default is paper.
for (const tone of ['dark', 'brand']) {
  for (const [part, of] of [
    ['side', sidebar],
    ['top', topbar],
  ]) {
    const toned = `[data-${part}-tone=${tone}]`
    globalStyle(`${toned} ${sheet}`, { borderRadius: 0, borderColor: 'transparent' })
    globalStyle(
      `${toned} ${of}`,
      tone === 'dark'
        ? { colorScheme: 'dark', color: vars.color.ink }
        : {
            color: '#fff',
            vars: {
              [vars.color.paper]: vars.color.vault,
              [vars.color.surface]: '#ffffff24',
              [vars.color.line]: '#ffffff2b',
              [vars.color.ink]: '#fff',
              [vars.color.ink2]: '#dfe6fd',
              [vars.color.ink3]: '#bccaf6',
              [vars.color.link]: '#fff',
              [vars.color.fill]: '#ffffff1a',
              [vars.color.raised]: vars.color.vault,
            },
          },
    )
  }
}

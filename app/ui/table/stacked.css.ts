import { breakpoints } from '../breakpoints.ts'
import { kitGlobal, kitStyle } from '../kit-style.ts'
import { vars } from '../tokens.css.ts'
import { unseen } from '../unseen.ts'
import { shownCaption, table } from './table.css.ts'

/** Where a cell stands when a row becomes two lines; cells without a place are then left out. */
export type StackedPlace =
  | 'select'
  | 'name'
  | 'detail'
  | 'secondDetail'
  | 'figure'
  | 'state'
  | 'more'
  /** A button with words, below both lines. */
  | 'below'
  /** A line of its own below the others, with its label; a row may have several. */
  | 'line'

/** On a narrow screen each row becomes two lines. */
export const stacked = kitStyle({})

/** Stronger than the rules for every table. */
const narrowTable = `${table}${stacked}`

const narrow = breakpoints.stackedTable
kitGlobal(`${narrowTable} ${shownCaption}`, { '@media': { [narrow]: { display: 'block' } } })
/** The name's link covers the row; what else can be pressed stands above it. */
const aboveLink = { position: 'relative', zIndex: '1' } as const
const smallText = { fontSize: vars.text.f1 }
/** Words stay whole: a long detail beside them gives way. */
const wholeWords = { overflowWrap: 'break-word' }
/** Takes the room there is and asks for none, so that a long one moves no date or figure. */
const asksNoRoom = { width: 0, minWidth: '100%' }
/** A word that cannot break must not lie over the date beside it; the ring of a link stays whole. */
const cutAtTheEnd = { overflow: 'clip', overflowClipMargin: '.25rem', textOverflow: 'ellipsis' }

const places: Record<StackedPlace, Record<string, string | number>> = {
  select: { gridArea: '1 / 1 / 3', alignSelf: 'center', width: '2.5rem', ...aboveLink },
  name: { gridArea: '1 / 2 / 2 / 4', fontSize: vars.text.f3, ...asksNoRoom },
  detail: { gridArea: '2 / 2', textAlign: 'start', ...smallText, ...cutAtTheEnd },
  secondDetail: {
    gridArea: '2 / 3',
    textAlign: 'start',
    marginInlineStart: vars.space.s3,
    ...smallText,
    ...wholeWords,
  },
  figure: {
    gridArea: '1 / 4',
    justifySelf: 'end',
    marginInlineStart: vars.space.s3,
    fontSize: vars.text.f3,
  },
  state: {
    gridArea: '2 / 4',
    justifySelf: 'end',
    textAlign: 'end',
    marginInlineStart: vars.space.s2,
    ...smallText,
    ...wholeWords,
  },
  more: { gridArea: '1 / 5 / 3', alignSelf: 'center', ...aboveLink },
  below: {
    gridArea: '3 / 2 / 4 / 6',
    justifySelf: 'start',
    marginBlockStart: vars.space.s2,
    ...aboveLink,
  },
  line: { gridColumn: '2 / 6', textAlign: 'start', ...smallText, ...aboveLink },
}

kitGlobal(`${narrowTable} thead`, {
  '@media': {
    [narrow]: {
      ...unseen,
      display: 'block',
    },
  },
})
kitGlobal(`${narrowTable}, ${narrowTable} :is(tbody, tfoot)`, {
  '@media': { [narrow]: { display: 'block' } },
})
kitGlobal(`${narrowTable} :is(tbody, tfoot) tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto fit-content(52%) minmax(min-content, 1fr) auto auto',
      position: 'relative',
      alignItems: 'baseline',
      padding: `.7rem ${vars.size.pad}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
kitGlobal(`${narrowTable} tfoot tr`, {
  '@media': { [narrow]: { borderBlockStart: `1px solid ${vars.color.ink}` } },
})
kitGlobal(`${narrowTable} :is(tbody, tfoot) :is(td, th)`, {
  '@media': {
    [narrow]: {
      display: 'none',
      width: 'auto',
      maxWidth: 'none',
      height: 'auto',
      minWidth: 0,
      padding: 0,
      border: 0,
    },
  },
})
for (const [place, rule] of Object.entries(places)) {
  kitGlobal(`${narrowTable} :is(tbody, tfoot) [data-place=${place}]`, {
    '@media': { [narrow]: { display: 'block', ...rule } },
  })
}
kitGlobal(`${narrowTable} :is(tbody, tfoot) [data-place=below]:empty`, {
  '@media': { [narrow]: { display: 'none' } },
})
kitGlobal(`${narrowTable} tfoot [data-place=name]`, {
  '@media': { [narrow]: { gridColumnStart: 1 } },
})
/** Whatever cell it stands in; what is placed already stays where it is, and is only lifted. */
kitGlobal(`:where(${narrowTable} tbody) :is(a, button, input, select, textarea, label, summary)`, {
  '@media': { [narrow]: aboveLink },
})
/** The first one of the name alone: another that stands beside or below it leads elsewhere. */
const inName = `${narrowTable} tbody [data-place=name]`
const rowLink = `${inName} a:not(${inName} a ~ *, ${inName} a ~ * *)`
kitGlobal(rowLink, { '@media': { [narrow]: { position: 'static' } } })
kitGlobal(`${rowLink}::after`, {
  '@media': { [narrow]: { content: '', position: 'absolute', inset: 0 } },
})
/** Alone on its line it has all of it. */
kitGlobal(
  `${narrowTable} :is(tbody, tfoot) tr:not(:has([data-place=secondDetail])) [data-place=detail]`,
  { '@media': { [narrow]: { gridColumnEnd: 4 } } },
)
/** Nothing stands at the end of its line: the name has that too. */
kitGlobal(`${narrowTable} :is(tbody, tfoot) tr:not(:has([data-place=figure])) [data-place=name]`, {
  '@media': { [narrow]: { gridColumnEnd: 5 } },
})
/** Nothing stands before it: it begins the line. */
kitGlobal(
  `${narrowTable} :is(tbody, tfoot) tr:not(:has([data-place=detail]:not(:empty))) [data-place=secondDetail]`,
  { '@media': { [narrow]: { gridColumnStart: 2, marginInlineStart: 0 } } },
)

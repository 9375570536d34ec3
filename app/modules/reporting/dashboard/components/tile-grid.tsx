import { type PlacedTile, tilesFor } from '#app/shell/frame/tiles.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, Figure, Rules, text } from '#app/ui/index.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import type { DashboardTile, TileNote, TileRow } from '#contract/reporting/dashboard-tiles.ts'
import * as styles from './dashboard.css.ts'
import { More } from './key-figures.tsx'

type TileGridProps = {
  tiles: readonly DashboardTile[]
  /** Those of them that stand here, in their order. */
  names: readonly string[]
  currency: string
}

/** What modules say in a figure each, with what is behind it one press away. */
export function TileGrid({ tiles, names, currency }: TileGridProps) {
  const viewer = useFirm()
  const entries = tilesFor(viewer)
  const shown = names.flatMap((name) => {
    const [entry, tile] = [
      entries.find(({ id }) => id === name),
      tiles.find((one) => one.name === name),
    ]
    return entry && tile ? [{ entry, tile }] : []
  })
  if (shown.length === 0) return null
  return (
    <Rules columns={shown.length === 1 ? 'one' : 'three'} className={styles.tiles}>
      {shown.map(({ entry, tile }) => (
        <Tile key={entry.id} entry={entry} tile={tile} currency={currency} />
      ))}
    </Rules>
  )
}

function Tile(props: { entry: PlacedTile; tile: DashboardTile; currency: string }) {
  const { entry, tile, currency } = props
  const t = useT(entry.moduleId)
  const { firm } = useFirm()
  const { money, number } = useFormat()
  const { amount, count, isBad, notes, rows } = tile
  const label = t(entry.labelKey)
  const plain = notes.filter((note) => note.amount === undefined)
  const sums = notes.filter((note) => note.amount !== undefined)
  return (
    <div>
      <Figure
        label={label}
        value={
          <More href={entry.path(firm.firmId)} label={label} isBad={isBad}>
            {amount === null ? number(count ?? 0) : money(amount, currency)}
          </More>
        }
        detail={plain.length > 0 && <Notes entry={entry} notes={plain} />}
      />
      {(sums.length > 0 || rows.length > 0) && (
        <ul className={styles.tileRows}>
          {sums.map((note) => (
            <SumNote key={`${note.key} ${note.count}`} {...{ entry, note, currency }} />
          ))}
          {rows.map((row) => (
            <Row key={`${row.label} ${row.link} ${row.date}`} row={row} currency={currency} />
          ))}
        </ul>
      )}
    </div>
  )
}

function useNote({ moduleId, notesKey }: PlacedTile) {
  const t = useT(moduleId)
  const { date } = useFormat()
  return ({ key, count, date: day }: TileNote) =>
    t(`${notesKey}.${key}`, { count, ...(day && { date: date(day, 'medium') }) })
}

function Notes({ entry, notes }: { entry: PlacedTile; notes: readonly TileNote[] }) {
  const words = useNote(entry)
  return notes.map(words).join(' · ')
}

type SumNoteProps = { entry: PlacedTile; note: TileNote; currency: string }

function SumNote({ entry, note, currency }: SumNoteProps) {
  const words = useNote(entry)
  const { money } = useFormat()
  const { amount = 0 } = note
  return (
    <li className={styles.tileRow}>
      <span className={text.soft}>{words(note)}</span>
      <span className={classes(text.number, amount < 0 && text.bad)}>
        {money(amount, currency)}
      </span>
    </li>
  )
}

function Row({ row: { label: name, amount, text: words, date: day, link }, currency }: RowProps) {
  const { firm } = useFirm()
  const { money, date, locale } = useFormat()
  const label = /^\d{4}-\d{2}$/.test(name) ? monthName(name, locale) : name
  const value = amount === undefined ? words : money(amount, currency)
  return (
    <li className={styles.tileRow}>
      {link === '' ? (
        <span>{label}</span>
      ) : (
        <a className={styles.tileLink} href={`/firms/${firm.firmId}/${link}`}>
          {label}
        </a>
      )}
      <span className={text.number}>
        {[value, day && date(day, 'medium')].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

type RowProps = { row: TileRow; currency: string }

/** A month, `2026-11`, as people write it: "November 2026". */
function monthName(month: string, locale: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return keptDateFormat(locale, options).format(new Date(`${month}-01T00:00:00Z`))
}

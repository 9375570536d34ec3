import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { useFirm, useFormat, usePage } from '#app/shell/page-context.tsx'
import { FieldNote } from '#app/ui/index.ts'
import DocumentLines from '../../islands/document-lines.island.tsx'
import DocumentTotal from '../../islands/document-total.island.tsx'
import DocumentTotals from '../../islands/document-totals.island.tsx'
import { boxesOf, type DocumentKind, leavingOut } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { EditorState } from '../draft/answer-editor.server.ts'
import type { Draft } from '../draft/draft.ts'
import { draftTotals, type SumRules } from '../draft/draft-totals.ts'
import type { EditorChoices } from '../draft/editor.server.ts'
import { editorTextKeys, totalTextKeys } from '../lines/texts.ts'
import * as styles from './editor.css.ts'
import { lineProblems } from './line-problems.ts'

type PartProps = {
  kind: DocumentKind
  choices: EditorChoices
  state: EditorState
  problemAt: (path: string) => string | undefined
}

/** The lines, and what is suggested while they are typed. */
export function LinesPart(props: PartProps & { isUnsaved: boolean }) {
  const { kind, choices, state, isUnsaved, problemAt } = props
  const { firm, can } = useFirm()
  const t = useDocumentTexts(kind)
  const { locale } = useFormat()
  const { draft } = state
  return (
    <section className={styles.lines} aria-label={t('editor.lines')} id="lines">
      <Island
        of={DocumentLines}
        when="load"
        props={{
          lines: draft.lines,
          frame: frameOf(draft),
          rates: choices.rates,
          centres: choices.costCentres,
          boxes: boxesOf(kind).map(({ name }) => ({
            name,
            text: t(`editor.${name}`),
            label: t(`editor.${name}Of`, { skipInterpolation: true }),
          })),
          sumRules: sumRulesOf(kind, choices),
          usualTax: choices.usualTax,
          locale,
          texts: pickTexts(t, editorTextKeys),
          problems: lineProblems(state.refusal?.problems, problemAt),
          itemProblem: problemAt('addItem'),
          typedItem: textAt(state.refusal?.values, 'addItem'),
          partyId: draft.partyId,
          searchPath: `${kind.path(firm.firmId)}/items`,
          canSearch: can('item:view'),
          isUnsaved,
          goesOnHere: state.goesOnAtLines ?? false,
        }}
      />
      <div className={styles.linesNote}>
        <FieldNote id="lines" error={problemAt('lines')} />
      </div>
      <Suggestions
        id="item-options"
        values={state.itemNames ?? choices.items.map(({ name }) => name)}
      />
      <Suggestions id="unit-options" values={t('edit.units').split(' ')} />
    </section>
  )
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {[...new Set(values)].map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}

/** The sums, tax group by tax group. */
export function TotalsPart({ kind, choices, state, problemAt }: PartProps) {
  const t = useDocumentTexts(kind)
  const { locale } = useFormat()
  const { language } = usePage()
  const { draft } = state
  return (
    <section className={styles.totals} aria-label={t('edit.totals')}>
      <Island
        of={DocumentTotals}
        when="load"
        props={{
          totals: draftTotals(draft, choices.rates, locale, sumRulesOf(kind, choices)),
          frame: frameOf(draft),
          rates: choices.rates,
          locale,
          sumRules: sumRulesOf(kind, choices),
          taxName: choices.firm.taxName[language],
          texts: pickTexts(t, totalTextKeys),
          problem: problemAt('discount.value'),
        }}
      />
    </section>
  )
}

type TotalProps = { kind: DocumentKind; choices: EditorChoices; draft: Draft }

/** The total alone. */
export function TotalIsland({ kind, choices, draft }: TotalProps) {
  const { locale } = useFormat()
  const { total, currency } = draftTotals(draft, choices.rates, locale, sumRulesOf(kind, choices))
  return (
    <Island
      of={DocumentTotal}
      when="load"
      props={{ total, currency, rates: choices.rates, locale, sumRules: sumRulesOf(kind, choices) }}
    />
  )
}

function frameOf({ priceMode, exchangeRate, issueDate, discount, ...draft }: EditorState['draft']) {
  const { currency, language } = draft
  return { currency, priceMode, exchangeRate, issueDate, discount, language }
}

/** What others charge is not ours to round. */
function sumRulesOf(kind: DocumentKind, { firm }: EditorChoices): SumRules {
  const leftOutBy = leavingOut(kind)
  if (kind.party.role === 'supplier') return { leftOutBy }
  const { cashRounding, taxRounding } = firm
  return { leftOutBy, cashRounding, taxRounding }
}

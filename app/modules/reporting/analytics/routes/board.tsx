import { useLoaderData } from '@remix-run/react'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  Empty,
  LinkButton,
  PageHead,
  Rules,
  RulesCell,
  Stack,
  text,
} from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { Analysis } from '#contract/reporting/analytics.ts'
import { type AnalysisCard, analysisBoardsContract } from '#contract/reporting/saved-analyses.ts'
import { AnalysisChart } from '../components/analysis-chart.tsx'
import { AnalysisNotes } from '../components/analysis-notes.tsx'
import { AnalysisTable } from '../components/analysis-table.tsx'
import { analyticsPath, askPath, editBoardPath } from '../paths.ts'

const dialogId = 'delete-board'
/** So many rows of a card's table are shown; its page has all of them. */
const cardRows = 8

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const analysisBoardId = requireIdParam(args, 'analysisBoardId')
  const board = await call(analysisBoardsContract.get, { firmId: firm.firmId, analysisBoardId })
  return { head: pageMeta(args, { title: board.name }), board }
}

/** Deletes the dashboard; its analyses stay. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  if (form.intent !== 'delete') throw new AppError('malformed', 'Unknown intent')
  const analysisBoardId = requireIdParam(args, 'analysisBoardId')
  await call(analysisBoardsContract.delete, { firmId: firm.firmId, analysisBoardId })
  const message = t('analytics')('board.deleted')
  return redirectWithToast(args, analyticsPath(firm.firmId), { type: 'success', message })
}

export default function BoardRoute() {
  const { board } = useLoaderData<typeof loader>()
  const t = useT('analytics')
  const tForm = useT('form')
  const { firm } = useFirm()
  const isDeletable =
    (board.isOwn || isAllowed(firm, 'member:edit')) &&
    isAllowed(firm, needsOf(analysisBoardsContract.delete))
  return (
    <>
      <PageHead
        title={board.name}
        sentence={board.isOwn ? t('board.sentence') : t('saved.of', { name: board.ownerName })}
        crumb={{ href: analyticsPath(firm.firmId), label: t('menu.analytics') }}
        actions={
          <>
            {board.isOwn && (
              <LinkButton icon="pencil" href={editBoardPath(firm.firmId, board.id)}>
                {t('board.edit')}
              </LinkButton>
            )}
            {isDeletable && (
              <Button kind="danger" icon="trash-2" opens={dialogId}>
                {t('board.delete')}
              </Button>
            )}
          </>
        }
      />
      {board.shown.length === 0 && <Empty title={t('board.empty')}>{t('board.emptyWords')}</Empty>}
      {pairsOf(board.shown).map((pair) => (
        <Rules key={pair[0]?.savedAnalysisId} columns={pair.length === 2 ? 'two' : 'one'}>
          {pair.map((card) => (
            <RulesCell
              key={card.savedAnalysisId}
              title={
                card.analysis ? (
                  <a
                    className={text.link}
                    href={askPath(firm.firmId, card.query, card.savedAnalysisId)}
                  >
                    {card.name}
                  </a>
                ) : (
                  card.name
                )
              }
            >
              <Card card={card} />
            </RulesCell>
          ))}
        </Rules>
      ))}
      {isDeletable && (
        <AskDialog
          id={dialogId}
          title={t('board.deleteTitle', { name: board.name })}
          words={t('board.deleteWords')}
          intent="delete"
          submit={t('board.delete')}
          keep={tForm('cancel')}
        />
      )}
    </>
  )
}

function Card({ card: { analysis, query } }: { card: AnalysisCard }) {
  const t = useT('analytics')
  if (!analysis) return <p className={text.soft}>{t('board.notYours')}</p>
  return (
    <Stack>
      <div>
        <p className={`${text.tiny} ${text.soft}`}>{analysis.subtitle}</p>
        <AnalysisNotes analysis={analysis} />
      </div>
      <AnalysisChart analysis={analysis} query={query} />
      {!hasTable(analysis) && (
        <details>
          <summary>{t('chart.table')}</summary>
          <AnalysisTable analysis={analysis} query={query} most={cardRows} />
        </details>
      )}
    </Stack>
  )
}

/** Whether the picture brings its figures as a table, or is one figure alone. */
function hasTable({ look, isTime, columns }: Analysis): boolean {
  if (look === 'number') return true
  const hasParts = columns.some(({ role }) => role === 'part')
  if (hasParts && (look === 'heat' || look === 'stacked')) return true
  return isTime && ['bar', 'line', 'area', 'stacked'].includes(look)
}

/** Two beside each other; the last of an odd number has its line alone. */
function pairsOf(cards: readonly AnalysisCard[]): AnalysisCard[][] {
  const pairs: AnalysisCard[][] = []
  for (let at = 0; at < cards.length; at += 2) pairs.push(cards.slice(at, at + 2))
  return pairs
}

export const meta = headOf

import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton, PageHead, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { type AnalysisTemplate, analyticsContract } from '#contract/reporting/analytics.ts'
import {
  analysisBoardsContract,
  type SavedAnalysis,
  savedAnalysesContract,
} from '#contract/reporting/saved-analyses.ts'
import * as styles from '../components/analytics.css.ts'
import { analyticsPath, askPath, boardPath, newBoardPath, savedAnalysisPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [saved, boards, templates] = await Promise.all([
    call(savedAnalysesContract.list, { firmId }),
    call(analysisBoardsContract.list, { firmId }),
    call(analyticsContract.templates, { firmId }),
  ])
  const head = pageMeta(args, { title: t('analytics')('menu.analytics') })
  return { head, saved, boards, templates }
}

/** Takes a template as one's own, to be changed, or ends the mails of somebody's analysis. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const { firmId } = firm
  if (form.intent === 'stop') {
    const savedAnalysisId = Id.safeParse(form.data.savedAnalysisId).data
    if (!savedAnalysisId) throw new AppError('malformed', 'No such analysis')
    const saved = await call(savedAnalysesContract.list, { firmId })
    await call(savedAnalysesContract.stop, { firmId, savedAnalysisId })
    const name = saved.find(({ id }) => id === savedAnalysisId)?.name ?? ''
    const message = t('analytics')('saved.stopped', { name })
    return redirectWithToast(args, analyticsPath(firmId), { type: 'success', message })
  }
  if (form.intent !== 'take') throw new AppError('malformed', 'Unknown intent')
  const templates = await call(analyticsContract.templates, { firmId })
  const template = templates.find(({ key }) => key === form.data.template)
  if (!template) throw new AppError('not_found', 'No such template')
  const { name, query } = template
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(savedAnalysesContract.create, { firmId, name, query }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('analytics')('saved.done', { name })
  const to = askPath(firmId, result.value.query, result.value.id)
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function AnalyticsHomeRoute() {
  const { saved, boards, templates } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('analytics')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('menu.analytics')}
        sentence={t('home.sentence')}
        actions={
          <>
            <LinkButton kind="primary" icon="plus" href={askPath(firm.firmId)}>
              {t('home.ask')}
            </LinkButton>
            <LinkButton icon="layout-dashboard" href={newBoardPath(firm.firmId)}>
              {t('board.new')}
            </LinkButton>
          </>
        }
      />
      <RefusalSummary refusal={refusal} formId="templates" />
      <Rules columns="wideAndNarrow">
        <RulesCell title={t('home.templates')}>
          <Templates templates={templates} />
        </RulesCell>
        <Stack gap="s5">
          <RulesCell title={t('home.boards')}>
            {boards.length === 0 && <p className={text.soft}>{t('home.noBoards')}</p>}
            <ul className={styles.list}>
              {boards.map(({ id, name, isOwn, ownerName }) => (
                <li key={id}>
                  <a className={text.link} href={boardPath(firm.firmId, id)}>
                    {name}
                  </a>
                  {!isOwn && (
                    <p className={styles.entryWords}>{t('saved.of', { name: ownerName })}</p>
                  )}
                </li>
              ))}
            </ul>
          </RulesCell>
          <RulesCell title={t('home.saved')}>
            {saved.length === 0 && <p className={text.soft}>{t('home.noSaved')}</p>}
            <ul className={styles.list}>
              {saved.map((one) => (
                <SavedEntry key={one.id} saved={one} />
              ))}
            </ul>
          </RulesCell>
        </Stack>
      </Rules>
    </>
  )
}

function SavedEntry({
  saved: { id, name, query, isOwn, ownerName, mail },
}: {
  saved: SavedAnalysis
}) {
  const t = useT('analytics')
  const { date } = useFormat()
  const { firm } = useFirm()
  return (
    <li>
      <a className={text.link} href={askPath(firm.firmId, query, id)}>
        {name}
      </a>
      <p className={styles.entryWords}>
        {!isOwn && `${t('saved.of', { name: ownerName })} `}
        {mail.nextAt && `${t('saved.next', { date: date(mail.nextAt.slice(0, 10), 'medium') })} `}
        <a className={text.link} href={savedAnalysisPath(firm.firmId, id)}>
          {isOwn ? t('saved.change') : t('saved.more')}
        </a>
      </p>
      {!isOwn && mail.nextAt && isAllowed(firm, 'member:edit') && (
        <form method="post">
          <IdempotencyField />
          <input type="hidden" name="savedAnalysisId" value={id} />
          <Button size="s" kind="ghost" icon="x" name="intent" value="stop">
            {t('saved.stop')}
          </Button>
        </form>
      )}
    </li>
  )
}

function Templates({ templates }: { templates: readonly AnalysisTemplate[] }) {
  const t = useT('analytics')
  const { firm } = useFirm()
  const groups = [...new Set(templates.map(({ group }) => group))]
  return (
    <Stack gap="s5">
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className={styles.strong}>{group}</h3>
          <ul className={styles.list}>
            {templates
              .filter((one) => one.group === group)
              .map(({ key, name, query }) => (
                <li key={key} className={styles.entry}>
                  <a className={text.link} href={askPath(firm.firmId, query)}>
                    {name}
                  </a>
                  <form method="post">
                    <IdempotencyField />
                    <input type="hidden" name="template" value={key} />
                    <Button
                      size="s"
                      kind="ghost"
                      icon="star"
                      name="intent"
                      value="take"
                      aria-label={t('home.takeNamed', { name })}
                    >
                      {t('home.take')}
                    </Button>
                  </form>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}

export const meta = headOf

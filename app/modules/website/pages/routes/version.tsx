import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, FactList, PageHead, Rules, RulesCell, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { type SiteDifference, sitePagesContract } from '#contract/website/site-pages.ts'
import { sitePagePath } from '../paths.ts'

function numberOf({ params }: Args): number {
  const number = Number(params.number)
  if (!Number.isInteger(number) || number < 1) throw new AppError('not_found', 'No such version')
  return number
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const one = { firmId: firm.firmId, sitePageId: requireIdParam(args, 'sitePageId') }
  const [page, difference] = await Promise.all([
    call(sitePagesContract.get, one),
    call(sitePagesContract.compare, { ...one, number: numberOf(args) }),
  ])
  const title = t('pages')('version.title', { number: difference.after.number })
  return { head: pageMeta(args, { title }), page, difference }
}

/** Brings the version back as a new one. */
export const action = formAction({
  schema: z.object({ version: Version }),
  send: ({ call, firmId, id, args }, { version }) =>
    call(sitePagesContract.restoreRevision, {
      firmId,
      sitePageId: id('sitePageId'),
      number: numberOf(args),
      version,
    }),
  done: ({ firmId, t, args }, { id }) => ({
    to: sitePagePath(firmId, id),
    message: t('pages')('version.restored', { number: numberOf(args) }),
  }),
})

export default function VersionRoute() {
  const { page, difference } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('pages')
  const { firm, can } = useFirm()
  const { dateTime } = useFormat()
  const { before, after, fields, blocks } = difference
  const isNewest = after.number === page.revision
  const mayRestore = can(needsOf(sitePagesContract.restoreRevision)) && !isNewest
  return (
    <>
      <PageHead
        title={t('version.title', { number: after.number })}
        sentence={t('version.sentence', {
          name: after.savedBy,
          at: dateTime(after.savedAt),
          number: before.number,
        })}
        crumb={{ href: sitePagePath(firm.firmId, page.id), label: page.title }}
        actions={
          mayRestore && (
            <form method="post">
              <IdempotencyField />
              <input type="hidden" name="version" value={page.version} />
              <Button icon="rotate-ccw">{t('version.restore')}</Button>
            </form>
          )
        }
      />
      <RefusalSummary refusal={refusal} labels={{}} formId="restore" />
      <Rules>
        {fields.length > 0 && (
          <RulesCell title={t('version.fields')}>
            <FactList
              facts={fields.map((field) => ({
                term: t(`field.${field.field}`),
                value: (
                  <>
                    <del>{field.before}</del> <ins>{field.after}</ins>
                  </>
                ),
              }))}
            />
          </RulesCell>
        )}
        <RulesCell title={t('version.blocks')}>
          {blocks.length === 0 ? (
            <p className={text.soft}>{t('version.same')}</p>
          ) : (
            blocks.map((block) => <BlockChange key={block.key} block={block} />)
          )}
        </RulesCell>
      </Rules>
    </>
  )
}

function BlockChange({ block }: { block: SiteDifference['blocks'][number] }) {
  const t = useT('pages')
  const { kind, type, key, isMoved, words } = block
  return (
    <section>
      <h3 className={text.soft}>
        {t(`block.${type}`)} · {isMoved ? t('version.moved') : t(`version.${kind}`)} · {key}
      </h3>
      <p>
        {words.map((word, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the words are in their order
          if (word.kind === 'added') return <ins key={at}>{word.text}</ins>
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          if (word.kind === 'removed') return <del key={at}>{word.text}</del>
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          return <span key={at}>{word.text}</span>
        })}
      </p>
    </section>
  )
}

export const meta = headOf

import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  Cell,
  Empty,
  HeadCell,
  LinkButton,
  NameCell,
  PageHead,
  Row,
  SheetPad,
  Table,
  text,
} from '#app/ui/index.ts'
import type { Block } from '#contract/website/blocks.ts'
import { sitePagesContract } from '#contract/website/site-pages.ts'
import { formTypes, isFormType } from '../block-fields.ts'
import { movedBlocks } from '../blocks.server.ts'
import { blockPath, blocksPath, sitePagePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const sitePageId = requireIdParam(args, 'sitePageId')
  const page = await call(sitePagesContract.get, { firmId: firm.firmId, sitePageId })
  return { head: pageMeta(args, { title: t('pages')('blocks.of', { name: page.title }) }), page }
}

/** Moves a block, takes one out, or goes on to the form of a new one. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('pages')
  const one = { firmId: firm.firmId, sitePageId: requireIdParam(args, 'sitePageId') }
  const form = await readForm(args.request)
  const { key, type, version } = form.data
  if (form.intent === 'add') {
    return goTo(`${blockPath(one.firmId, one.sitePageId, 'new')}?type=${String(type)}`)
  }
  const { blocks } = await call(sitePagesContract.get, one)
  const changed =
    form.intent === 'remove'
      ? blocks.filter((block) => block.key !== key)
      : movedBlocks(blocks, String(key), form.intent === 'up' ? -1 : 1)
  const saved = await attempt(form, () =>
    call(sitePagesContract.setBlocks, { ...one, blocks: changed, version: String(version) }),
  )
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  return redirectWithToast(args, blocksPath(one.firmId, one.sitePageId), {
    type: 'success',
    message: t('blocks.saved'),
  })
}

export default function BlocksRoute() {
  const { page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('pages')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('blocks.title')}
        sentence={t('blocks.sentence')}
        crumb={{ href: sitePagePath(firm.firmId, page.id), label: page.title }}
        actions={
          <LinkButton icon="text" href={`${sitePagePath(firm.firmId, page.id)}/edit`}>
            {t('blocks.markdown')}
          </LinkButton>
        }
      />
      <RefusalSummary refusal={refusal} labels={{}} formId="blocks" />
      {page.blocks.length === 0 ? (
        <Empty title={t('blocks.empty')}>{t('blocks.emptyWords')}</Empty>
      ) : (
        <BlockTable />
      )}
      <SheetPad>
        <h2 className={text.strong}>{t('blocks.add')}</h2>
        <Row>
          {formTypes.map((type) => (
            <LinkButton
              key={type}
              size="s"
              icon="plus"
              href={`${blockPath(firm.firmId, page.id, 'new')}?type=${type}`}
            >
              {t(`block.${type}`)}
            </LinkButton>
          ))}
        </Row>
      </SheetPad>
    </>
  )
}

function BlockTable() {
  const { page } = useLoaderData<typeof loader>()
  const t = useT('pages')
  const { firm } = useFirm()
  const last = page.blocks.length - 1
  return (
    <Table caption={t('blocks.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('blocks.kind')}</HeadCell>
          <HeadCell>{t('blocks.shows')}</HeadCell>
          <HeadCell>{t('blocks.do')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {page.blocks.map((block, at) => (
          <tr key={block.key}>
            {isFormType(block.type) ? (
              <NameCell href={blockPath(firm.firmId, page.id, block.key)}>
                {t(`block.${block.type}`)}
              </NameCell>
            ) : (
              <Cell place="name">{t(`block.${block.type}`)}</Cell>
            )}
            <Cell place="detail">{shown(block)}</Cell>
            <Cell place="state">
              <form method="post">
                <IdempotencyField />
                <input type="hidden" name="key" value={block.key} />
                <input type="hidden" name="version" value={page.version} />
                <Row>
                  {at > 0 && (
                    <Button size="s" kind="ghost" icon="arrow-up" name="intent" value="up">
                      {t('blocks.up')}
                    </Button>
                  )}
                  {at < last && (
                    <Button size="s" kind="ghost" icon="arrow-down" name="intent" value="down">
                      {t('blocks.down')}
                    </Button>
                  )}
                  <Button size="s" kind="ghost" icon="trash-2" name="intent" value="remove">
                    {t('blocks.remove')}
                  </Button>
                </Row>
              </form>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const longest = 120

/** The first words of a block. */
function shown(block: Block): string {
  const words = 'heading' in block && block.heading !== '' ? block.heading : wordsOf(block)
  return words.length > longest ? `${words.slice(0, longest)}…` : words
}

function wordsOf(block: Block): string {
  if ('text' in block) return block.text
  if (block.type === 'picture') return block.caption || block.alt
  return block.key
}

export const meta = headOf

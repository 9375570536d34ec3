import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FactList, PageHead } from '#app/ui/index.ts'
import { ItemWordsInput } from '#contract/catalogue/item-words.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import { itemPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const itemId = requireIdParam(args, 'itemId')
  const item = await call(itemsContract.words, { firmId: firm.firmId, itemId })
  const title = t('items')('words.of', { name: item.name })
  return { head: pageMeta(args, { title }), item }
}

export const action = formAction({
  schema: ItemWordsInput,
  send: ({ call, firmId, id, form }, { words }) =>
    call(itemsContract.updateWords, { firmId, itemId: id('itemId'), words }, form),
  done: ({ firmId, id, t }) => ({
    to: itemPath(firmId, id('itemId')),
    message: t('items')('words.done'),
  }),
})

/** What an item is called and described by in every language beside the firm's own. */
export default function ItemWordsRoute() {
  const { item } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('items')
  const { firm } = useFirm()
  const back = itemPath(firm.firmId, item.itemId)
  const labels = Object.fromEntries(
    item.words.flatMap(({ language }, at) =>
      (['name', 'description'] as const).map((field) => [
        `words.${at}.${field}`,
        t(`words.${field}`, { language: languageNames[language] }),
      ]),
    ),
  )
  const initial = {
    words: item.words.map(({ language, name, description }) => ({ language, name, description })),
  }
  const own = [
    { term: t('field.name'), value: item.name },
    { term: t('field.description'), value: item.description },
  ]
  return (
    <>
      <PageHead
        title={t('words.of', { name: item.name })}
        sentence={t('words.sentence')}
        crumb={{ href: back, label: item.name }}
      />
      <PageForm
        id="item-words"
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('words.save')}
        cancelHref={back}
      >
        <FormSection
          title={t('words.own', { language: languageNames[item.language] })}
          words={t('words.ownWords')}
        >
          <FactList facts={own.filter(({ value }) => value !== '')} />
        </FormSection>
        {item.words.map(({ language, isOutdated }, at) => (
          <FormSection
            key={language}
            title={t('words.own', { language: languageNames[language] })}
            words={isOutdated ? t('words.outdated') : undefined}
          >
            <input type="hidden" name={`words.${at}.language`} value={language} />
            <div lang={language}>
              <TextField name={`words.${at}.name`} maxLength={200} isOptional />
              <TextAreaField
                name={`words.${at}.description`}
                maxLength={2000}
                rows={3}
                isOptional
              />
            </div>
          </FormSection>
        ))}
      </PageForm>
    </>
  )
}

export const meta = headOf

import { type Language, languages } from '#contract/core/fields.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { Said, TranslationSource } from '../../firm/translations/index.ts'

type Row = { id: string; name: string; said: string | null; old: string | null }

/** Items that are not archived, by name; variants are named after their parents, and left out. */
function groups(reader: Reader): Said[] {
  const { language: own } = getFirmProfile(reader)
  const rows = reader.sql.exec<Row>(
    `select i.id, i.name, group_concat(w.language) as said, group_concat(
       case when w.of_name <> i.name or w.of_description <> i.description then w.language end
     ) as old
     from items i left join item_words w on w.item_id = i.id
     where i.is_archived = 0 and i.parent_id = '' group by i.id order by i.name collate nocase, i.id`,
  )
  return rows.toArray().map(({ id, name, said, old }) => ({
    id,
    title: name,
    said: [own, ...languagesIn(said)],
    outdated: languagesIn(old).filter((language) => language !== own),
  }))
}

function languagesIn(list: string | null): Language[] {
  const named = list?.split(',') ?? []
  return languages.filter((language) => named.includes(language))
}

export const translations: TranslationSource = {
  kind: 'item',
  needs: 'item:view',
  groups,
  path: (id) => `items/${id}/words`,
}

import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Panel } from '#app/shell/records/panel.tsx'
import { Button, Tag } from '#app/ui/index.ts'
import type { Item } from '#contract/catalogue/items.ts'
import { isPicture, type RecordPanels } from '#contract/firm/records.ts'
import { itemPicturePath } from '../paths.ts'
import * as styles from './pictures.css.ts'

type ItemPicturesProps = { record: Item; recordPanels?: RecordPanels | undefined }

/** The pictures among an item's files; one of them is shown in lists and at tills. */
export function ItemPictures({ record, recordPanels }: ItemPicturesProps) {
  const t = useT('items')
  const { firm, can } = useFirm()
  const pictures = recordPanels?.attachments.filter(isPicture) ?? []
  if (pictures.length === 0) return null
  const { id, name, pictureId, pictureAlt } = record
  return (
    <Panel id="pictures" title={t('pictures.title')}>
      <ul className={styles.pictures}>
        {pictures.map((file) => {
          const isShown = file.id === pictureId
          return (
            <li key={file.id} className={styles.picture}>
              <img
                className={styles.large}
                src={itemPicturePath(firm.firmId, id, file.id)}
                alt={isShown ? pictureAlt || name : file.name}
                width={180}
                height={180}
                loading="lazy"
              />
              {isShown && <Tag>{t('pictures.shown')}</Tag>}
              {can('item:edit') && (
                <form method="post">
                  <IdempotencyField />
                  <input type="hidden" name="attachmentId" value={isShown ? '' : file.id} />
                  <Button kind="ghost" size="s" name="intent" value="showPicture">
                    {t(isShown ? 'pictures.hide' : 'pictures.show')}
                  </Button>
                </form>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

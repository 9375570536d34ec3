import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Icon, LinkButton, text } from '#app/ui/index.ts'
import type { Mail, MailFile } from '#contract/communication/mailbox.ts'
import { mailFilePath } from '../paths.ts'
import { shownFiles } from '../shown-files.ts'
import * as styles from './read.css.ts'

const billTypes: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']

/** The files of a mail: to look at where that is safe, to save, and to make a bill of. */
export function MailFiles({ mail }: { mail: Mail }) {
  const files = mail.files.filter(({ isInline }) => !isInline)
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <OneFile key={file.id} file={file} />
      ))}
    </ul>
  )
}

function OneFile({ file }: { file: MailFile }) {
  const t = useT('mailbox')
  const { fileSize } = useFormat()
  const { firm, can } = useFirm()
  const { id, name, type, size, isRisky, billId } = file
  const billHref = billId === null ? undefined : documentHref(firm.firmId, 'bill', billId)
  const isPicture = ['image/png', 'image/jpeg', 'image/webp'].includes(type)
  const isCalendar = type === 'text/calendar' || /\.ics$/i.test(name)
  const isBill = billTypes.includes(type) || /\.xml$/i.test(name)
  return (
    <li className={styles.file}>
      <Icon name="file-text" />
      <span>
        {name}
        <span className={text.secondLine}>
          {fileSize(size)}
          {isRisky && ` · ${t('file.risky')}`}
        </span>
      </span>
      {shownFiles.includes(type) && (
        <LinkButton
          size="s"
          icon="eye"
          iconOnly
          href={mailFilePath(firm.firmId, id, true)}
          target="_blank"
        >
          {t('file.show', { name })}
        </LinkButton>
      )}
      <LinkButton size="s" icon="download" iconOnly href={mailFilePath(firm.firmId, id)}>
        {t('file.save', { name })}
      </LinkButton>
      {billHref && can('bill:view') && (
        <LinkButton size="s" icon="receipt" href={billHref}>
          {t('file.openBill')}
        </LinkButton>
      )}
      {isBill && billId === null && can('bill:edit') && (
        <Button size="s" form="mail-tools" name="intent" value={`bill:${id}`}>
          {t('file.bill')}
        </Button>
      )}
      {isPicture && can('expense:edit') && (
        <Button size="s" form="mail-tools" name="intent" value={`expense:${id}`}>
          {t('file.expense')}
        </Button>
      )}
      {isCalendar && can('calendar:edit') && (
        <Button size="s" form="mail-tools" name="intent" value={`invitation:${id}`}>
          {t('file.calendar')}
        </Button>
      )}
    </li>
  )
}

import type { Language } from '#contract/core/fields.ts'

type Texts = {
  /** What somebody agrees to; `{title}`, `{firm}` and `{hash}` are filled in. */
  sentence: string
  title: string
  document: string
  file: string
  hash: string
  pages: string
  name: string
  account: string
  at: string
  address: string
  unknown: string
  statement: string
  item: string
  value: string
  note: string
  page: string
}

/** What stands on the page that is added when somebody signs, and above the name they type. */
export const signTexts: Readonly<Record<Language, Texts>> = {
  en: {
    sentence:
      'I have read “{title}” of {firm}. By typing my name I sign it and agree to its content.',
    title: 'Signature',
    document: 'Document',
    file: 'File',
    hash: 'SHA-256 of the original',
    pages: 'Pages of the original',
    name: 'Signed by',
    account: 'Account',
    at: 'Signed at',
    address: 'IP address',
    unknown: 'not known',
    statement: 'Declaration',
    item: 'Record',
    value: 'Value',
    note: 'This page was added when the document was signed. The pages before it are the unchanged original; its SHA-256 can be verified.',
    page: 'Page {page} of {pages}',
  },
  de: {
    sentence:
      'Ich habe „{title}“ von {firm} gelesen. Mit der Eingabe meines Namens unterschreibe ich das Dokument und stimme seinem Inhalt zu.',
    title: 'Unterschrift',
    document: 'Dokument',
    file: 'Datei',
    hash: 'SHA-256 des Originals',
    pages: 'Seiten des Originals',
    name: 'Unterschrieben von',
    account: 'Benutzerkonto',
    at: 'Unterschrieben am',
    address: 'IP-Adresse',
    unknown: 'nicht bekannt',
    statement: 'Erklärung',
    item: 'Angabe',
    value: 'Wert',
    note: 'Diese Seite wurde beim Unterschreiben angefügt. Die Seiten davor sind das unveränderte Original; dessen SHA-256 lässt sich nachprüfen.',
    page: 'Seite {page} von {pages}',
  },
  it: {
    sentence:
      'Ho letto «{title}» di {firm}. Digitando il mio nome firmo il documento e ne accetto il contenuto.',
    title: 'Firma',
    document: 'Documento',
    file: 'File',
    hash: 'SHA-256 dell’originale',
    pages: 'Pagine dell’originale',
    name: 'Firmato da',
    account: 'Account',
    at: 'Firmato il',
    address: 'Indirizzo IP',
    unknown: 'non noto',
    statement: 'Dichiarazione',
    item: 'Dato',
    value: 'Valore',
    note: 'Questa pagina è stata aggiunta al momento della firma. Le pagine precedenti sono l’originale, byte per byte: lo SHA-256 è verificabile.',
    page: 'Pagina {page} di {pages}',
  },
  ru: {
    sentence:
      'Документ «{title}» ({firm}) прочитан. Вводя своё имя, подписываю его и соглашаюсь с его содержанием.',
    title: 'Подпись',
    document: 'Документ',
    file: 'Файл',
    hash: 'SHA-256 оригинала',
    pages: 'Страниц в оригинале',
    name: 'Подписано',
    account: 'Учётная запись',
    at: 'Дата и время',
    address: 'IP-адрес',
    unknown: 'неизвестен',
    statement: 'Заявление',
    item: 'Данные',
    value: 'Значение',
    note: 'Эта страница добавлена при подписании. Страницы до неё — оригинал без изменений; его SHA-256 можно проверить.',
    page: 'Страница {page} из {pages}',
  },
  es: {
    sentence:
      'He leído «{title}» de {firm}. Al escribir mi nombre, firmo el documento y acepto su contenido.',
    title: 'Firma',
    document: 'Documento',
    file: 'Archivo',
    hash: 'SHA-256 del original',
    pages: 'Páginas del original',
    name: 'Firmado por',
    account: 'Cuenta',
    at: 'Firmado el',
    address: 'Dirección IP',
    unknown: 'desconocida',
    statement: 'Declaración',
    item: 'Dato',
    value: 'Valor',
    note: 'Esta página se añadió al firmar. Las páginas anteriores son el original, byte a byte: su SHA-256 se puede comprobar.',
    page: 'Página {page} de {pages}',
  },
}

import type { Language } from '#contract/core/fields.ts'

/** What a site says by itself, in the language of its page. */
export type SiteWords = {
  skip: string
  menu: string
  languages: string
  closed: string
  openingHours: string
  exceptions: string
  day: string
  hours: string
  map: string
  route: string
  book: string
  addToCart: string
  soldOut: string
  price: string
  article: string
  toCourse: string
  send: string
  sent: string
  name: string
  email: string
  phone: string
  company: string
  message: string
  website: string
  date: string
  other: string
  required: string
  leaveEmpty: string
  published: string
  newer: string
  older: string
  pages: string
  tag: string
  posts: string
  footer: string
  gone: string
  goneText: string
  notFound: string
  notFoundText: string
  home: string
}

const words: Record<Language, SiteWords> = {
  en: {
    skip: 'Skip to content',
    menu: 'Main menu',
    languages: 'Languages',
    closed: 'Closed',
    openingHours: 'Opening hours',
    exceptions: 'Different hours',
    day: 'Day',
    hours: 'Hours',
    map: 'Show on map',
    route: 'Get directions',
    book: 'Book an appointment',
    addToCart: 'Add to cart',
    soldOut: 'Sold out',
    price: 'Price',
    article: 'Item',
    toCourse: 'To the course',
    send: 'Send',
    sent: 'Thank you. We received your message.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    message: 'Message',
    website: 'Website',
    date: 'Date',
    other: 'Other',
    required: 'required',
    leaveEmpty: 'Leave this field empty',
    published: 'Published',
    newer: 'Newer posts',
    older: 'Older posts',
    pages: 'Pages',
    tag: 'Topic',
    posts: 'Posts',
    footer: 'Firm',
    gone: 'This page no longer exists',
    goneText: 'It was removed. The menu shows what there is today.',
    notFound: 'Page not found',
    notFoundText: 'There is no page at this address. Check the address or use the menu.',
    home: 'Home',
  },
  de: {
    skip: 'Zum Inhalt springen',
    menu: 'Hauptmenü',
    languages: 'Sprachen',
    closed: 'Geschlossen',
    openingHours: 'Öffnungszeiten',
    exceptions: 'Abweichende Zeiten',
    day: 'Tag',
    hours: 'Uhrzeit',
    map: 'Auf der Karte zeigen',
    route: 'Route planen',
    book: 'Termin buchen',
    addToCart: 'In den Warenkorb',
    soldOut: 'Ausverkauft',
    price: 'Preis',
    article: 'Artikel',
    toCourse: 'Zum Kurs',
    send: 'Senden',
    sent: 'Vielen Dank. Ihre Nachricht ist angekommen.',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Nachricht',
    website: 'Website',
    date: 'Datum',
    other: 'Sonstiges',
    required: 'erforderlich',
    leaveEmpty: 'Dieses Feld leer lassen',
    published: 'Veröffentlicht',
    newer: 'Neuere Beiträge',
    older: 'Ältere Beiträge',
    pages: 'Seiten',
    tag: 'Thema',
    posts: 'Beiträge',
    footer: 'Firma',
    gone: 'Diese Seite gibt es nicht mehr',
    goneText: 'Sie wurde entfernt. Das Menü zeigt, was es heute gibt.',
    notFound: 'Seite nicht gefunden',
    notFoundText:
      'Unter dieser Adresse gibt es keine Seite. Prüfen Sie die Adresse oder nutzen Sie das Menü.',
    home: 'Startseite',
  },
  it: {
    skip: 'Vai al contenuto',
    menu: 'Menu principale',
    languages: 'Lingue',
    closed: 'Chiuso',
    openingHours: 'Orari di apertura',
    exceptions: 'Orari diversi',
    day: 'Giorno',
    hours: 'Orario',
    map: 'Mostra sulla mappa',
    route: 'Indicazioni stradali',
    book: 'Prenota un appuntamento',
    addToCart: 'Aggiungi al carrello',
    soldOut: 'Esaurito',
    price: 'Prezzo',
    article: 'Articolo',
    toCourse: 'Vai al corso',
    send: 'Invia',
    sent: 'Grazie. Abbiamo ricevuto il suo messaggio.',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    company: 'Azienda',
    message: 'Messaggio',
    website: 'Sito web',
    date: 'Data',
    other: 'Altro',
    required: 'obbligatorio',
    leaveEmpty: 'Lasci vuoto questo campo',
    published: 'Pubblicato',
    newer: 'Post più recenti',
    older: 'Post meno recenti',
    pages: 'Pagine',
    tag: 'Argomento',
    posts: 'Post',
    footer: 'Azienda',
    gone: 'Questa pagina non esiste più',
    goneText: 'È stata rimossa. Il menu mostra che cosa c’è oggi.',
    notFound: 'Pagina non trovata',
    notFoundText: 'A questo indirizzo non c’è nessuna pagina. Controlli l’indirizzo o usi il menu.',
    home: 'Home',
  },
  ru: {
    skip: 'Перейти к содержанию',
    menu: 'Главное меню',
    languages: 'Языки',
    closed: 'Закрыто',
    openingHours: 'Часы работы',
    exceptions: 'Изменения в графике',
    day: 'День',
    hours: 'Часы',
    map: 'Показать на карте',
    route: 'Проложить маршрут',
    book: 'Записаться',
    addToCart: 'В корзину',
    soldOut: 'Нет в наличии',
    price: 'Цена',
    article: 'Товар',
    toCourse: 'К курсу',
    send: 'Отправить',
    sent: 'Спасибо. Мы получили ваше сообщение.',
    name: 'Имя',
    email: 'Эл. почта',
    phone: 'Телефон',
    company: 'Организация',
    message: 'Сообщение',
    website: 'Сайт',
    date: 'Дата',
    other: 'Другое',
    required: 'обязательно',
    leaveEmpty: 'Оставьте это поле пустым',
    published: 'Опубликовано',
    newer: 'Более новые публикации',
    older: 'Более старые публикации',
    pages: 'Страницы',
    tag: 'Тема',
    posts: 'Публикации',
    footer: 'Фирма',
    gone: 'Этой страницы больше нет',
    goneText: 'Она удалена. В меню показано, что есть сейчас.',
    notFound: 'Страница не найдена',
    notFoundText: 'По этому адресу нет страницы. Проверьте адрес или воспользуйтесь меню.',
    home: 'Главная',
  },
  es: {
    skip: 'Ir al contenido',
    menu: 'Menú principal',
    languages: 'Idiomas',
    closed: 'Cerrado',
    openingHours: 'Horario',
    exceptions: 'Horario especial',
    day: 'Día',
    hours: 'Horas',
    map: 'Ver en el mapa',
    route: 'Cómo llegar',
    book: 'Reservar una cita',
    addToCart: 'Añadir a la cesta',
    soldOut: 'Agotado',
    price: 'Precio',
    article: 'Artículo',
    toCourse: 'Ir al curso',
    send: 'Enviar',
    sent: 'Gracias. Hemos recibido su mensaje.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    message: 'Mensaje',
    website: 'Sitio web',
    date: 'Fecha',
    other: 'Otro',
    required: 'obligatorio',
    leaveEmpty: 'Deje vacío este campo',
    published: 'Publicado',
    newer: 'Publicaciones más recientes',
    older: 'Publicaciones anteriores',
    pages: 'Páginas',
    tag: 'Tema',
    posts: 'Publicaciones',
    footer: 'Empresa',
    gone: 'Esta página ya no existe',
    goneText: 'Se ha eliminado. El menú muestra lo que hay ahora.',
    notFound: 'Página no encontrada',
    notFoundText: 'No hay ninguna página en esta dirección. Compruebe la dirección o use el menú.',
    home: 'Inicio',
  },
}

/** The words of a site in a language. */
export function siteWords(language: Language): SiteWords {
  return words[language]
}

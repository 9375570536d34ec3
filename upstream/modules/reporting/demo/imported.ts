import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Store } from '../../../firm/store.ts'
import { insertImport } from '../../../register/import/batches.ts'
import { commitImport } from '../../../register/import/run-import.ts'
import { partyImporters } from '../../firm/parties/index.ts'

/** A file of contacts: its name, its heads, and rows of name, e-mail, street, postcode and town. */
type ContactFile = { name: string; heads: string; rows: readonly string[] }

const fields = ['name', 'email', 'address.street', 'address.postcode', 'address.city']

/** The last row of each has no e-mail that could be one: an import leaves such a row out. */
const files: Record<Language, ContactFile> = {
  en: {
    name: 'trade-fair-contacts.csv',
    heads: 'Name;E-mail;Street;Postcode;Town',
    rows: [
      'Larkfield Hotel Ltd;desk@larkfield.example;4 Mill Lane;BS1 5TR;Bristol',
      'Pennant Books Ltd;shop@pennantbooks.example;18 Castle Street;BA1 2EH;Bath',
      'Harrow Dental Practice;hello@harrowdental.example;9 Station Road;GL1 1DQ;Gloucester',
      'Quayside Studio;ask at the stand;2 Harbour Row;EX1 1AA;Exeter',
    ],
  },
  de: {
    name: 'messekontakte.csv',
    heads: 'Name;E-Mail;Straße;PLZ;Ort',
    rows: [
      'Hotel Elbblick GmbH;empfang@elbblick.example;Uferstraße 12;22767;Hamburg',
      'Buchhandlung Ahorn;laden@ahornbuch.example;Lindenweg 4;21335;Lüneburg',
      'Zahnarztpraxis Seidel;kontakt@praxis-seidel.example;Marktplatz 3;23552;Lübeck',
      'Atelier Kaikante;am Stand erfragen;Am Hafen 2;24103;Kiel',
    ],
  },
  it: {
    name: 'contatti-fiera.csv',
    heads: 'Nome;E-mail;Via;CAP;Città',
    rows: [
      'Albergo Belvedere S.r.l.;info@belvedere.example;Via del Lago 12;22100;Como',
      'Libreria Acero;negozio@libreriaacero.example;Via dei Tigli 4;27100;Pavia',
      'Studio dentistico Sala;contatti@studiosala.example;Piazza Mercato 3;24121;Bergamo',
      'Atelier Molo;chiedere allo stand;Via del Porto 2;16121;Genova',
    ],
  },
  ru: {
    name: 'kontakty-vystavki.csv',
    heads: 'Название;Эл. почта;Улица;Индекс;Город',
    rows: [
      'ООО «Гостиница Речная»;info@rechnaya.example;Набережная ул., 12;170100;Тверь',
      'Книжная лавка «Клён»;shop@klen.example;Липовая ул., 4;248000;Калуга',
      'Стоматология «Улыбка»;help@ulybka.example;Рыночная пл., 3;300000;Тула',
      'Мастерская «Причал»;спросить у стенда;Портовая ул., 2;150000;Ярославль',
    ],
  },
  es: {
    name: 'contactos-feria.csv',
    heads: 'Nombre;Correo;Calle;C.P.;Ciudad',
    rows: [
      'Hotel Mirador, S.L.;recepcion@mirador.example;Calle del Lago 12;28200;El Escorial',
      'Librería Arce;tienda@libreriaarce.example;Calle de los Tilos 4;45001;Toledo',
      'Clínica dental Sala;contacto@clinicasala.example;Plaza del Mercado 3;40001;Segovia',
      'Taller Muelle;preguntar en el puesto;Calle del Puerto 2;46001;Valencia',
    ],
  },
}

/** Reads a file of contacts from a fair, one of which cannot be read: so the history has an import. */
export function importContacts(store: Store, context: FirmContext, language: Language): void {
  const { name: fileName, heads, rows } = files[language]
  const importer = partyImporters.find(({ register }) => register === 'customers')
  if (!importer) return
  const batch = store.transact(context, (writer) =>
    insertImport(writer, context, {
      register: importer.register,
      fileName,
      file: {
        heads: heads.split(';'),
        rows: rows.map((row, at) => ({ line: at + 2, cells: row.split(';') })),
        numbers: 'typed',
      },
    }),
  )
  commitImport(store, context, importer, {
    importId: batch.id,
    mapping: fields.map((field, column) => ({ field, column })),
    decimalMark: 'point',
    dateOrder: 'day',
    words: [],
    chosen: [],
    key: '',
    leavesOut: true,
  })
}

/**
 * Providers where anybody gets an address, and mailboxes that come with an internet line or by law
 * (the Italian PEC): whoever shares such a domain does not share a company. By country of the product's
 * five languages and of those beside them; a list of all providers of the world is mostly throw-away
 * addresses, in which no company is looked for.
 */
const domains = [
  // Everywhere
  'aol.com fastmail.com fastmail.fm gmail.com googlemail.com gmx.com gmx.net hey.com hotmail.com',
  'icloud.com mac.com mail.com mailbox.org me.com msn.com outlook.com live.com passport.com pm.me',
  'proton.me protonmail.ch protonmail.com rocketmail.com tuta.com tuta.io tutamail.com tutanota.com',
  'tutanota.de yahoo.com ymail.com zoho.com zohomail.com zohomail.eu yandex.com inbox.com hushmail.com',
  // Germany, Austria, Switzerland, Liechtenstein
  '1und1.de arcor.de email.de freenet.de freenetmail.de gmail.de gmx.at gmx.ch gmx.de gmx.li',
  'hotmail.at hotmail.ch hotmail.de kabelbw.de kabelmail.de live.at live.de magenta.de mail.de netcologne.de',
  'netic.de online.de osnanet.de outlook.at outlook.de posteo.at posteo.ch posteo.de posteo.net',
  't-online.de unitybox.de versanet.de vodafone.de vodafonemail.de web.de yahoo.de ymail.de',
  'a1.net aon.at chello.at inode.at kabsi.at liwest.at utanet.at bluemail.ch bluewin.ch hispeed.ch',
  'netplus.ch sunrise.ch swissonline.ch yahoo.at yahoo.ch adon.li',
  // Italy, with the providers of certified mail
  'alice.it aliceposta.it arubapec.it aruba.it email.it fastwebnet.it gigapec.it gmail.it hotmail.it',
  'infinito.it inwind.it iol.it legalmail.it libero.it live.it outlook.it pec.it pec.libero.it',
  'poste.it postecert.it sicurezzapostale.it teletu.it tim.it tin.it tiscali.it tiscalinet.it',
  'virgilio.it vodafone.it yahoo.it',
  // Spain and Latin America
  'correo.es euskalnet.net gmx.es hotmail.es jazzfree.com live.com.ar live.com.mx live.cl mundo-r.com',
  'movistar.es ono.com orange.es outlook.es telefonica.net terra.com terra.es vodafone.es',
  'wanadoo.es ya.com yahoo.com.ar yahoo.com.br yahoo.com.mx yahoo.es hotmail.com.ar hotmail.com.br',
  'prodigy.net.mx uol.com.br bol.com.br terra.com.br',
  // Russia and its neighbours
  'bk.ru inbox.ru internet.ru list.ru mail.ru mail.ua nm.ru pochta.ru rambler.ru ro.ru lenta.ru',
  'autorambler.ru myrambler.ru vk.com xmail.ru ya.ru yandex.by yandex.kz yandex.ru yandex.ua',
  'i.ua bigmir.net meta.ua ukr.net tut.by mail.kz narod.ru',
  // France, Belgium, Luxembourg, the Netherlands
  'aliceadsl.fr bbox.fr club-internet.fr free.fr gmx.fr hotmail.be hotmail.fr hotmail.nl laposte.net',
  'live.be live.fr live.nl neuf.fr numericable.fr orange.fr outlook.be outlook.fr sfr.fr skynet.be',
  'telenet.be voo.be wanadoo.fr yahoo.fr proximus.be pt.lu home.nl kpnmail.nl planet.nl xs4all.nl',
  'ziggo.nl chello.nl upcmail.nl hetnet.nl',
  // United Kingdom and Ireland
  'blueyonder.co.uk btinternet.com btopenworld.com eircom.net gmx.co.uk hotmail.co.uk live.co.uk',
  'live.ie ntlworld.com outlook.ie plus.com sky.com talktalk.net tiscali.co.uk virginmedia.com',
  'yahoo.co.uk yahoo.ie',
  // Poland, Czechia, Slovakia, Hungary, Portugal, the North
  'interia.pl o2.pl onet.eu onet.pl op.pl poczta.onet.pl tlen.pl vp.pl wp.pl centrum.cz email.cz',
  'post.cz seznam.cz volny.cz azet.sk centrum.sk zoznam.sk citromail.hu freemail.hu indamail.hu',
  'gmx.pt hotmail.pt iol.pt netcabo.pt outlook.pt sapo.pt hotmail.dk jubii.dk live.dk mail.dk',
  'online.no hotmail.no hotmail.se live.se telia.com spray.se luukku.com suomi24.fi kolumbus.fi',
  // The United States, Canada, Asia
  'att.net bellsouth.net charter.net comcast.net cox.net earthlink.net optonline.net sbcglobal.net',
  'verizon.net rogers.com shaw.ca sympatico.ca videotron.ca yahoo.ca 126.com 163.com foxmail.com qq.com',
  'sina.com naver.com daum.net yahoo.co.jp yahoo.co.in rediffmail.com',
].flatMap((row) => row.split(' '))

const known: ReadonlySet<string> = new Set(domains)

/** Whether anybody can have an address at a domain (lower case): it says nothing of a company. */
export function isFreeMailDomain(domain: string): boolean {
  return known.has(domain)
}

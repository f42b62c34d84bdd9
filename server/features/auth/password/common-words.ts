/**
 * Words used in passwords: those made of letters among the most common passwords, from zxcvbn 4.4.2, under the notice
 * in common-passwords.ts. Runs of the alphabet and the keyboard are left out, since the rules find them.
 */
const FREQUENT = `
aardvark aberdeen abgrtyu access accord achilles action adgjmptw adidas admin aezakmi aggies aikido airborne
airbus airforce airplane alabama alaska albatros albion alejandr aleksandr alexande alexandr alexis alibaba
aliens allsop alpha alpine alucard amadeus amateur amazon america amsterda amsterdam anaconda anakin anal
analsex anarchy andrei andrey anfield angel angels anhyeuem animal anime anubis apache apollo apple applepie
apples aquarius aragorn arizona arjay armani arsenal artemis aspire aspirine assassin assfuck asshole assman
asterix astros atlanta atlantis atomic auburn aussie austin australi avalon avatar avenger awesome azamat
azerty azsxdc azsxdcfv babes babyboy babydoll babygirl babylon backdoor badass badboy baddog badger baggins
baller balloon balls bambam banana bananas bandit bang bangkok banshee barbie barcelon barcelona barkley
barney barsik baseball basket basketba bassman bastard batman beagle beaner beanie bear beast beatles beauty
beaver beavis beckham beefcake beetle berlin bicycle bigballs bigbird bigboobs bigboy bigcock bigdaddy
bigdick bigdog bigfoot biggie bigguy bigmac bigman bigmoney bigone bigred bigsexy bigtime bigtits bikini
billybob billyboy bingo birdie birdman biscuit bitch bitches biteme bizkit blabla blackcat blackdog blackhaw
blackie blackjac blacks blacky blade blades blahblah blaster blazer blessed blizzard blonde blondes blondie
blowjob blowme blue bluebird blueeyes bluemoon blues bluesky bobafett bobcat boeing bogart bogdan bohica
bollocks bollox bomber bondage bonehead boner bones bonjour bonsai boob boobies booboo boobs booger boogie
boomer bootie boots booty bosco bossman boston bowler bowling boxing brando brandy brasil braves brazil
breast breeze bristol britney bronco broncos brooklyn brownie browns brucelee bruins brutus bubba bubbas
bubble bubbles buckeye buckeyes buddha buddy budlight budman buffalo buffett bugger bull bulldog bulldogs
bullet bullseye bullshit bunghole bunny burger buster butch butter butterfl butterfly butthead butthole
buttman buttons byteme cabbage cactus cadillac caesar calico caliente californ caligula camaro camel camelot
camels cameron canada cancer cancun candle candyman canon cantona capone captain caramel cardinal carolina
carpet carrera carrot cartman cartoon caserta casino casper cassie catdog catfish catherin catman cats
cavalier caveman ccbill cdtnkfyf celica celine celtic celtics cessna champion champs changeme chaos charger
chargers charli charlie charlott charlton charly charmed chaser cheers cheese cheetah chelsea cherokee
cherry chester chevelle chevrole chevy chewie cheyenne chicago chichi chicken chickens chicks chico chiefs
chipper chivas chocolat chopper chrissy christ christia christin christop chronic chubby chucky cigars
cinder cinnamon cjkysirj cjkywt clancy clapton classic clemson clipper clitoris clover cobra cocacola cock
cocks coconut coffee cohiba coke colombia colorado colors coltrane commando compaq computer concrete condom
condor connect connor consumer cookie cookies cooldude cooler coolio coolman cooter copper corona corrado
corvette cosmo cosmos cosworth cougar cowboy cowboys coyote cracker crazybab creampie creamy creative
cricket crimson critter cruise cruiser crunch crusader crysis cthulhu cthutq cuddles cumming cumshot cunt
cunts cupcake curious cutlass cutter cxfcnmt cyclone cyclops dagger dakota dallas dammit damnit dancer
danger danie daniil danila danni dannyboy darkness darkside darkstar davids dawg daytona dbrnjhbz deadhead
deadman deepthroat deeznuts defender defiant deftones delete delta denali deniska depeche desert designer
desire deskjet destiny detroit devil devildog devils dexter dfkthbz dfkthf dfktynbyf dfvgbh diablo diamond
diamonds dick dickhead dicks diesel dietcoke digger digital dilbert dildo dilligaf dima dinamo ding dingdong
dinosaur discover disney divine dkflbckfd dkflbvbh doberman doctor dodger dodgeram dodgers dogg doggie doggy
dogman dogs dollar dolphin dolphins domino donkey doobie doodle dookie doughboy dracula drago dragon dragons
dragoon dreamer dreams driver drizzt drowssap drpepper drummer dthjybrf dublin ducati duchess duck dumbass
durango duster eagle eagles eatme eatpussy eatshit eclipse eduard eeyore einstein ekaterina electric element
elephant elizabet emerald eminem empire engage engineer enigma enter enterpri enterprise ericsson erotic
escort eternity everest everton excalibu exigen exigent exodus explorer express extreme fabie facial faggot
falcon falcons fallen fang fantasy farside fart faster fatass fatboy fatcat fatman feather fender fernand
ferrari fetish ficken fiesta figaro fighter filter finger fire fireball firebird firefly firefox fireman
fish fishes fishing fitness fktrcfylh fktrcfylhf fktrctq flames flamingo flash flatron fletch flipper floppy
florian florida flower fluffy flyboy flyers foobar football forest forever formula fortuna fossil foxtrot
franky freaks freaky freckles freddy freedom freepass freeporn freeuser friday fright frisco frog frogger
froggy frontier frosty fubar fuck fucked fucker fuckers fuckface fuckher fucking fuckit fuckme fuckoff
fuckthis fuckyou fugazi funtime fusion fyfcnfcbz fylhtq gabrie galaxy galina galore gambit gandalf gangbang
gangsta gangster garden garfield gateway gator gators gbpltw geheim gemini genesis genius geronimo getsome
gfhjkm ghbdtn ghbdtnbr ghetto ghjcnj ghost giants ginger giorgi girls gizmo gizmodo gjkbyf gmoney goalie
goblin goblue goddess godsmack godzilla gofish goforit goku golden goldfish golf golfball golfer golfing
goliath gonzo goober goodluck goodtime google goose gopher gorilla gotcha gothic gotohell govols granny
grapes greatone greenbay greenday greens gremlin grendel griffey gringo grizzly groovy grumpy guardian
guiness guinness guitar gundam gunner gustav hacker halflife hallo hamburg hamlet hammer hammers hamster
hannah hannibal hansolo happyday hardcore hardon hardrock harley hawaii hawkeye hearts heaven hedgehog
hellfire hello helloo hellyeah helpme hendrix hentai herbie hercules hermes hershey hesoyam hidden highland
hiphop hithere hitler hitman hjvfirf hobbes hobbit hockey holiday hollywoo holyshit homers homerun honda
hongkong hooker hooter hooters horndog hornet horney horny horse horses hotboy hotdog hotrod hotsex hotshot
hotstuff hottie hummer hunter hunting hurrican husker huskers huskies hustler hyperion ibanez icecream
iceman iforgot igor iguana ihateyou illini ilovesex iloveu iloveyo iloveyou immortal impala incubus indiana
indians indigo inferno infiniti infinity insane integra internet intrepid irina ironman italia ivanov
ivanova iverson iwantu jackal jackass jackoff jaguar jamaica jamesbon jamesbond jammer jarhead jasmine
jasper java jayhawk jazzman jedi jeep jericho jerkoff jester jethro jimbo jimbob joker jokers jordan jrcfyf
juggalo juice jumper junebug jungle junior jupiter justdoit justice justme juventus kaktus kamikaze kangaroo
kansas karate karina karolina kasper katana katerina katrin kawasaki keeper kenshin kenwood kenworth
keyboard keystone keywest kickass kicker killbill killer killme kingfish kingkong kingpin kingston kinky
kipper kirill kisses kissme kitkat kitten kitty kittycat klaster klingon knicks knights knopka kodiak
kolobok koshka kotenok krishna ktyjxrf kume labrador labtec lacrosse ladybug laguna lakers lancelot lancer
lansing laptop larisa lasvegas latino leather ledzep legacy legend legion legolas lennon leopard lesbian
lesbians lespaul lestat letmein letsgo lexmark liberty lick licker lickit lickme lifehack lightnin lights
lionking liquid liverpoo liverpool lizard lobster logitech lolipop lollipop lollol london lonestar lonewolf
longhorn looker looser loser love loveit lovely loveme lover loverboy lovers loveyou lowrider lucifer lucky
luckydog lvbnhbq macdaddy machine macross maddie maddog madison madman madmax madness madonna maestro maggie
magic magick magicman magnum magnus maiden mailman majestic makaveli maksim malaka malibu malina mallard
manchest manchester mandingo maniac manson manutd maradona marathon marina marine mariners marines marino
marlboro marley martini maryjane massive master matador matrix mature maverick maxell maxima maximus maxwell
mayday mayhem meatball meatloaf mechanic megadeth megaman megapass mellon memorex memphis mercedes mercury
meridian merlin mersedes metallic metallica mexico miami michigan mickey microlab microsof microsoft midget
midnight mighty mikey milana milano milena minecraft mirage misfit mister mistress mojo moloko molson
momoney monaco monday money moneys mongoose monitor monkey monkeys monopoly monster montana montreal moocow
mookie moomoo moose morpheus moscow mother motorola mountain mouse mozart muffin mulder munchkin muppet
muscle mushroom musicman mustang mustangs mylove mypass mystic naked napass naruto nascar nastya natali
natasha naughty nebraska nemesis neptune nevada newlife newpass newport newyork nfnmzyf nicola nigger nikita
nikola nimrod niners ninja nintendo nipple nipples nirvana nissan nofear nokia nolimit noodle noodles nookie
nugget nuttertools nyjets nylons nymets oakland obiwan oblivion ohyeah oilers oksana oldman oleg oliver
omega onelove online onlyme openup operator oracle orange oranges orgasm orioles orion osiris outlaw
overlord oxford packard packer packers pacman pakistan paladin panama panasonic pancho panda pandora pantera
panther panthers panties pantyhos panzer paradise paradox parola parrot pascal passat passion passport
passwor password passwords passwort patches patriot patriots pavilion peaches peanut peanuts pearljam
pebbles peekaboo pegasus pencil penguin penguins penis pentium pepper pepsi pervert peterpan peugeot phantom
philips phillies philly phoenix photos phpbb picard picasso piccolo pickle pickles pics piglet pikachu
pillow pimp pimpin pineappl ping pingpong pink pinkfloy pioneer pippen pirate pirates pistol pitbull pizza
planet plastic platinum playboy player playtime plumber plymouth poison pokemon polaris police polina polo
polska pompey poncho pontiac poodle poohbear pookie poontang poopie pooter popcorn popeye porkchop porn
porno pornos pornstar porsche portland portugal possum postal potato powder precious predator prelude
presario presto primus prince princes princess printer private privet prodigy psycho pumpkin punisher punkin
punkrock puppies puppy pupsik purple pussie pussies pussy pussycat pussys putter pyramid python qawsed
qawsedrf qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc quattro qwaszx qweasdzxc rabbit
racecar racerx racing ragnarok raider raiders rainbow raistlin rambler rammstein ramses random ranger
rangers raptor rascal rasputin rastaman raven ravens razz rbhbkk rctybz reaper rebel rebels redalert redbull
reddog redhead redhot redman redneck redrum redskins redsox redwings reebok renault renegade rereirf rescue
retard rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rightnow ripper rjirfrgbde rjntyjr roadkill robotech rocker
rocket rockets rockhard rockon rocks rockstar roller rolltide romashka rommel ronaldo rookie rooster
rootbeer rosebud rotten rovers rubber rulez runner ruslan russia rustam sabbath sabine safari sailboat
sailing sailor saints sakura salmon samantha samiam samson samsung samurai sandiego sandman sandro sapphire
saratoga satan saturn saun sausage sayang scarface scarlet scooby scoobydo scooter scorpio scorpion scotch
scotland scotty scrappy scream scruffy scully seamus seattle sebastia secret security seeker seinfeld select
seminole semperfi sentinel septembe serega serenity sergei sergey server sesame sexsex sexual sexx sexy
sexygirl shado shadow shaggy shalom shaman shamrock shania shaolin shark sharks shasta shaved shazam shelby
shemale sherlock shiloh shithead shitty shogun shooter shorty shotgun showme showtime siemens sierra silver
simba simple simpsons sinatra sinner sirius sithlord sixers skater skeeter skiing skinny skipper skippy
skittles skorpion skydive skyline skywalke skywalker slacker slappy slapshot slave slayer sleepy slick
slider slipknot slut sluts slutty smiles smiley smitty smoke smoker smokey smokin smooth smudge smut snake
snakes snapper snatch snickers sniper snoopdog snoopy snowball snowman snuggles sobaka soccer socrates
softball software soldier soleil solnce sommer sonic sony sooners sophie spank spanking spankme spanky
sparkle sparky sparta spartak spartan spartans speaker spectrum speedy spider spiderma spiderman spidey
spike spirit spitfire splash splinter spooky spring sprint sprite spunky spurs spyder squirrel squirt
srinivas stalker stallion star starbuck starcraft stardust starfish stargate starship startrek starwars
stealth steeler steelers stefano stephani sterlin sticks sticky stimpy stinger stingray stinky stocking
stocks stonecol stones storm stormy stranger strider strike striker stripper stupid subaru sublime subway
success suck sucker suckit suckme sucks sugar sultan summer summit sundance sunday sunrise sunset sunshine
super superfly superman supersta superstar surf surfer surfing suzuki svetik svetlana swallow sweetpea
sweets sweety swimmer swimming swinger swingers sword swordfis swordfish sydney syracuse tacobell tacoma
tanker tardis target tarheel tarheels tarzan tattoo tatyana taurus tazman tazmania tdutybq teacher technics
techno teen teens tekken telefon temp tempest tennis tequila terminator terror test tester testing thailand
thankyou theboss thegame thekid theking theman theone therock thor thuglife thumper thunder tickle tiger
tigers tigger timber tinker tinman tintin titanic titans titleist tits titties tolkien tomato tomcat tootsie
topcat topdog topgun topper tornado toronto toshiba tottenha toyota tractor trance transam translator travel
treasure trebor trfnthbyf tricky trident trigger trinity triton triumph trixie trojan trojans trombone
trooper trouble truck trucker trucks truelove trumpet trunks tsunami tuesday tunafish tundra turbo turkey
turtle tweety twilight twisted twister typhoon ultima ultimate umbrella underdog unicorn unreal usmc utopia
vacation vader vagina valentin valentina valera valhalla vampire vanhalen vanilla vectra vegeta velvet
verbatim veritas vermont veronika vertigo vette vfczyz vfhbyf vfhecz vfksirf vfrcbv vfrcbvrf vfvekz vfvjxrf
viagra victory viking vikings viktor viktoria viper vipers virgin vision vitalik vkontakte vladik vladimir
vladislav volley voodoo vortex voyager voyeur vulcan walleye walnut wanker warcraft warhammer warlock
warlord warrior warriors wassup waterloo weasel webmaster weezer welcome werewolf westham westside wetpussy
whatever wheels whiskey whisper whocares whore whynot wibble wicked wildcat wildcats wildfire willow windows
winner winston winter wisdom wizard wolfgang wolfie wolfman wolfpack wolverin wolverine wolves wombat woody
woofwoof wookie wordpass wrangler wrestlin wutang xanadu xavier xfiles xtreme yamaha yankee yankees ybrbnf
yellow yfnfif yomama yosemite yourmom yzerman zaphod zaqwsx zaqxsw zenith zeppelin zidane zipper zombie
zorro zvezda zxcasdqwe
`;

/** Of our trade, and of those who come here. */
const OURS = `
buyer company demo guest market marketplace office overseas seller supplier trade woaini wodemima xiaoming china shanghai beijing shenzhen guangzhou ningbo yiwu mima zhongguo user login
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(`${FREQUENT} ${OURS}`.trim().split(/\s+/));

-- Places of China as a marketplace before this one loaded them: 197 wrong names, 31 names of a place that has another,
-- 382 villages, 16 places that were missing. A new database has no places yet, and loads the corrected ones. What a company or a request is
-- at stays, hidden from pickers.
ALTER TABLE addresses ADD COLUMN hidden boolean NOT NULL DEFAULT false;

-- By province: "name|name in Chinese", for a new name followed by "|new name|new name in Chinese".
CREATE TEMPORARY TABLE place_changes ON COMMIT DROP AS
SELECT p.id AS province_id, c.kind, split_part(c.place, '|', 1) AS name, split_part(c.place, '|', 2) AS name_zh,
       split_part(c.place, '|', 3) AS new_name, split_part(c.place, '|', 4) AS new_name_zh
FROM (
  SELECT 'rename' AS kind, province, unnest(string_to_array(places, '; ')) AS place FROM (VALUES
  ('CN-AH', 'Fuyang|富阳|Fuyang|阜阳; Qianshan|千山|Qianshan|潜山; Suzhou|苏|Suzhou|宿州; Wuwei|武威|Wuwei|无为'),
  ('CN-CQ', 'Banan|香蕉|Banan|巴南; Bishan|碧山|Bishan|璧山; Dadukou|大都口|Dadukou|大渡口; Dazu|大祖|Dazu|大足; Kaizhou|开|Kaizhou|开州; Liangping|梁平区|Liangping|梁平; Nan''an|南安|Nan''an|南岸; Qianjiang|潜江|Qianjiang|黔江; Shapingba|沙坪坝区|Shapingba|沙坪坝; Wanzhou|万州区|Wanzhou|万州; Wuxi|无锡|Wuxi|巫溪; Yuzhong|渝中区|Yuzhong|渝中; Zhong|钟|Zhongxian|忠县'),
  ('CN-FJ', 'Shishi|狮子|Shishi|石狮'),
  ('CN-GS', 'Dingxi|定西市|Dingxi|定西; Gannan|赣南|Gannan|甘南; Longnan|陇南市|Longnan|陇南; Qingyang|石庆阳|Qingyang|庆阳'),
  ('CN-GD', 'Gaozhou|高|Gaozhou|高州; Leizhou|雷|Leizhou|雷州; Lianzhou|连|Lianzhou|连州; Taishan|泰山|Taishan|台山'),
  ('CN-GX', 'Baise|百色市|Baise|百色; Chongzuo|崇左市|Chongzuo|崇左; Fangchenggang|防城港市|Fangchenggang|防城港; Hechi|河池石|Hechi|河池; Hengzhou|衡|Hengzhou|横州; Heshan|鹤山|Heshan|合山; Hezhou|贺|Hezhou|贺州; Lipu|利普|Lipu|荔浦; Liuzhou|柳州市|Liuzhou|柳州; Pingxiang|平祥|Pingxiang|凭祥; Yulin|榆林|Yulin|玉林'),
  ('CN-GZ', 'Kaili|凯莉|Kaili|凯里; Panzhou|盘|Panzhou|盘州; Qianxi|千玺|Qianxi|黔西; Xingren|杏仁|Xingren|兴仁'),
  ('CN-HI', 'Danzhou|儋|Danzhou|儋州'),
  ('CN-HE', 'Bazhou|霸|Bazhou|霸州; Botou|博图|Botou|泊头; Dingzhou|定|Dingzhou|定州; Huanghua|黄花|Huanghua|黄骅; Jinzhou|锦|Jinzhou|晋州; Luanzhou|滦|Luanzhou|滦州; Qian''an|千安|Qian''an|迁安; Shahe|沙赫|Shahe|沙河; Shenzhou|神|Shenzhou|深州; Xinji|新集|Xinji|辛集; Zhuozhou|涿|Zhuozhou|涿州'),
  ('CN-HL', 'Fujin|风神|Fujin|富锦; Fuyuan|富源|Fuyuan|抚远; Hulin|胡林|Hulin|虎林; Tieli|铁利|Tieli|铁力; Wuchang|武昌|Wuchang|五常; Yichun|宜春|Yichun|伊春; Muling|慕灵|Muleng|穆棱'),
  ('CN-HA', 'Changyuan|昌源|Changyuan|长垣; Dengzhou|登州|Dengzhou|邓州; Linzhou|林|Linzhou|林州; Mengzhou|孟|Mengzhou|孟州; Ruzhou|汝|Ruzhou|汝州; Weihui|伟辉|Weihui|卫辉; Wugang|武冈|Wugang|舞钢; Yuzhou|禹|Yuzhou|禹州'),
  ('CN-HK', 'Central and Western|中西部|Central and Western|中西区; Eastern|东|Eastern|东区; Islands|岛屿|Islands|离岛; North|北|North|北区; Southern|南方|Southern|南区; Yau Tsim Mong|游尖蒙|Yau Tsim Mong|油尖旺'),
  ('CN-HB', 'Anlu|安鲁|Anlu|安陆; Chibi|奇比|Chibi|赤壁; Jingshan|景山|Jingshan|京山; Laohekou|老河口市|Laohekou|老河口; Songzi|松子|Songzi|松滋; Yidu|义都|Yidu|宜都; Zhijiang|之江|Zhijiang|枝江; Zhongxiang|忠祥|Zhongxiang|钟祥'),
  ('CN-HN', 'Changning|变化|Changning|常宁; Jinshi|金石|Jinshi|津市; Liling|丽玲|Liling|醴陵; Liuyang|柳阳|Liuyang|浏阳; Ningxiang|宁祥|Ningxiang|宁乡; Qiyang|启阳|Qiyang|祁阳; Xiangxiang|香香|Xiangxiang|湘乡; Yuanjiang|元江|Yuanjiang|沅江'),
  ('CN-NM', 'Bayan Nur|巴彦淖尔|Bayannur|巴彦淖尔; Alxa|阿雷莎|Alxa|阿拉善; Arxan|阿克桑|Arxan|阿尔山; Ergun|埃尔贡|Ergun|额尔古纳; Holingol|霍林戈尔|Holingol|霍林郭勒; Hulunbuir|呼伦贝尔地区|Hulunbuir|呼伦贝尔; Ulanqab|乌兰卡布|Ulanqab|乌兰察布; Xilinhot|锡林霍特|Xilinhot|锡林浩特'),
  ('CN-JS', 'ChangZhou|常州|Changzhou|常州; LianYunGang|连云港|Lianyungang|连云港; NanJing|南京|Nanjing|南京; NanTong|南通|Nantong|南通; SuQian|宿迁|Suqian|宿迁; SuZhou|苏州|Suzhou|苏州; WuXi|无锡|Wuxi|无锡; XuZhou|徐州|Xuzhou|徐州; YanCheng|盐城|Yancheng|盐城; YangZhou|扬州|Yangzhou|扬州; ZhenJiang|镇江|Zhenjiang|镇江; Jurong|裕廊|Jurong|句容; Pizhou|邳|Pizhou|邳州; Rugao|若高|Rugao|如皋; Xinghua|兴华|Xinghua|兴化; Xinyi|欣怡|Xinyi|新沂; TaiZhou|台州|Taizhou|泰州'),
  ('CN-JX', 'Fengcheng|凤城|Fengcheng|丰城; Fuzhou|福|Fuzhou|抚州; Longnan|陇南|Longnan|龙南'),
  ('CN-JL', 'Helong|鹤龙|Helong|和龙; Huadian|华电|Huadian|桦甸; Ji''an|吉安|Ji''an|集安; Jiaohe|交河|Jiaohe|蛟河; Panshi|盘石|Panshi|磐石; Taonan|陶南|Taonan|洮南; Tumen|图门|Tumen|图们; Yushu|玉树|Yushu|榆树'),
  ('CN-LN', 'Dengta|邓塔|Dengta|灯塔; Gaizhou|盖|Gaizhou|盖州; Kaiyuan|开元|Kaiyuan|开原; Panjin|盘锦市|Panjin|盘锦'),
  ('CN-QH', 'Guoluo|果洛|Golog|果洛; Delingha|德林哈|Delingha|德令哈; Mangya|芒亚|Mangya|茫崖'),
  ('CN-SN', 'Baoji|宝鸡市|Baoji|宝鸡; Binzhou|滨|Binzhou|彬州; Yulin|玉林|Yulin|榆林'),
  ('CN-SD', 'Jiaozhou|胶|Jiaozhou|胶州; Laizhou|莱|Laizhou|莱州; Leling|乐灵|Leling|乐陵; Linyi|临邑|Linyi|临沂; Tengzhou|滕|Tengzhou|滕州'),
  ('CN-SH', 'Changning|变化|Changning|长宁; Huangpu|黄埔|Huangpu|黄浦'),
  ('CN-SX', 'Huozhou|霍|Huozhou|霍州; Jincheng|金城|Jincheng|晋城; Jinzhong|晋中市|Jinzhong|晋中; Xiaoyi|晓怡|Xiaoyi|孝义; Xinzhou|新洲|Xinzhou|忻州; Yongji|永基|Yongji|永济'),
  ('CN-SC', 'Aba|阿坝藏族羌族自治州|Aba|阿坝; Bazhong|巴中市|Bazhong|巴中; Chongzhou|崇|Chongzhou|崇州; Huaying|华英|Huaying|华蓥; Huili|会利|Huili|会理; Langzhong|浪中|Langzhong|阆中; Liangshan|凉山彝族自治州|Liangshan|凉山; Meishan|石梅山|Meishan|眉山; Pengzhou|彭|Pengzhou|彭州; Shifang|石方|Shifang|什邡; Ziyang|子阳|Ziyang|资阳'),
  ('CN-TJ', 'Hongqiao|虹桥|Hongqiao|红桥; Jinghai|京海|Jinghai|静海; Jizhou|冀|Jizhou|蓟州; Xiqing|西庆|Xiqing|西青'),
  ('CN-XZ', 'Cona|科纳|Cona|错那; Ngari|阿里地区|Ngari|阿里; Nyingchi|林芝地区|Nyingchi|林芝; Shannan|山南地区|Shannan|山南'),
  ('CN-XJ', 'Artux|阿图克斯|Artux|阿图什; Bayingolin|巴音郭楞蒙古自治州|Bayingolin|巴音郭楞; Bole|树干|Bole|博乐; Fukang|福康|Fukang|阜康; Huyanghe|虎阳河|Huyanghe|胡杨河; Ili|伊利|Ili|伊犁; Kizilsu|基兹尔苏|Kizilsu|克孜勒苏; Kokdala|科克达拉|Kokdala|可克达拉; Korla|科拉|Korla|库尔勒; Shawan|沙万|Shawan|沙湾; Tumxuk|图姆苏克|Tumxuk|图木舒克; Urumqi|乌鲁木齐市|Urumqi|乌鲁木齐; Xinxing|心星|Xinxing|新星; Yining|依宁|Yining|伊宁'),
  ('CN-YN', 'Baoshan|宝山|Baoshan|保山; Chuxiong|楚雄彝族自治州|Chuxiong|楚雄; Dehong|德宏傣族景颇族自治州|Dehong|德宏; Honghe|红河哈尼族彝族自治州|Honghe|红河; Kaiyuan|开元|Kaiyuan|开远; Lincang|临沧市|Lincang|临沧; Lufeng|陆丰|Lufeng|禄丰; Mile|英里|Mile|弥勒; Nujiang|怒江傈僳族自治州|Nujiang|怒江; Wenshan|文山壮族苗族自治州|Wenshan|文山'),
  ('CN-ZJ', 'Cixi|慈禧|Cixi|慈溪; Longgang|龙岗|Longgang|龙港; Shengzhou|嵊|Shengzhou|嵊州; Yueqing|岳清|Yueqing|乐清; Yuyao|余瑶|Yuyao|余姚')
  ) AS r (province, places)
  UNION ALL
  SELECT 'double', province, unnest(string_to_array(places, '; ')) FROM (VALUES
  ('CN-AH', 'Lu’an|六安|Lu''an|六安'),
  ('CN-GS', 'Linxia Huizu Zizhizhou|临夏回族自治州|Linxia|临夏'),
  ('CN-GD', 'Foshan Shi|佛山市|Foshan|佛山; Zhongshan Prefecture|中山州|Zhongshan|中山'),
  ('CN-GX', 'Yulin,|玉林，|Yulin|玉林'),
  ('CN-GZ', 'Qiandongnan Miao and Dong Autonomous|黔东南苗族侗族自治州|Qiandongnan|黔东南; Qianxinan Bouyeizu Miaozu Zizhizhou|黔西南布依族苗族自治州|Qianxinan|黔西南'),
  ('CN-HE', 'Cangzhou Shi|沧州市|Cangzhou|沧州; Chengde Prefecture|承德地区|Chengde|承德; Langfang Shi|廊坊市|Langfang|廊坊; Shijiazhuang Shi|石家庄市|Shijiazhuang|石家庄; Tangshan Shi|唐山市|Tangshan|唐山; Zhangjiakou Shi|张家口市|Zhangjiakou|张家口'),
  ('CN-HL', 'Bei’an|北安|Bei''an|北安'),
  ('CN-HA', 'Anyang Shi|安阳市|Anyang|安阳; Puyang Shi|濮阳市|Puyang|濮阳; Xinxiang Shi|施新祥|Xinxiang|新乡; Xuchang Shi|许昌市|Xuchang|许昌; Zhumadian Shi|驻马店市|Zhumadian|驻马店'),
  ('CN-HB', 'Enshi Tujiazu Miaozu Zizhizhou|恩施土家族苗族自治州|Enshi|恩施; Jingmen Shi|荆门市|Jingmen|荆门; Xianning Prefecture|咸宁地区|Xianning|咸宁'),
  ('CN-HN', 'Changsha Shi|长沙市|Changsha|长沙'),
  ('CN-NM', 'Bayannur|巴彦淖尔市|Bayannur|巴彦淖尔'),
  ('CN-JX', 'Jingdezhen Shi|景德镇市|Jingdezhen|景德镇'),
  ('CN-JL', 'Yanbian Chaoxianzu Zizhizhou|延边朝鲜族自治州|Yanbian|延边'),
  ('CN-QH', 'Golog Tibetan Autonomous|果洛藏族自治州|Golog|果洛; Haibei Tibetan Autonomous|海北藏族自治州|Haibei|海北; Huangnan Zangzu Zizhizhou|黄南藏族自治州|Huangnan|黄南; Yushu Zangzu Zizhizhou|玉树藏族自治州|Yushu|玉树'),
  ('CN-XJ', 'Ili Kazak Zizhizhou|伊犁哈萨克自治州|Ili|伊犁')
  ) AS b (province, places)
  UNION ALL
  SELECT 'remove', province, unnest(string_to_array(places, '; ')) FROM (VALUES
  ('CN-BJ', 'Liangxiang|良乡'),
  ('CN-FJ', 'Badu|巴杜; Baiqi|白起; Beishancun|北山村; Changqiao|长桥; Chixi|赤溪; Chongru|崇儒; Dadeng|大嶝; Daixi|岱溪; Dazuo|大佐; Dinghaicun|定海村; Dingtoucun|顶头村; Dongchongcun|东冲村; Dongling|东岭; Dongyuan|东源; Feiluan|飞鸾; Fengzhou|丰州; Gantang|甘棠; Hongtang|洪塘; Hongyang|红阳; Huai’an|淮安; Huotong|霍童; Jianjiang|建江; Jijiang|綦江; Jingfeng|景峰; Jinjing|金晶; Jitoucun|鸡头村; Kerencun|克伦村; Kuai’an|快安; Lianhecun|联合村; Liuwudiancun|六五店村; Longhai|龙海; Longmen|龙门; Luoqiao|罗桥; Luoyang|洛阳; Luxia|卢克西娅; Maping|地图; Meipu|美普; Min’an|民安; Qibu|七步; Qidu|七都; Rong’an|融安; Shajiang|沙江; Shangjie|上街; Shanxia|山下; Shijing|石井; Shoushan|寿山; Shuangzhu|双珠; Tangkou|塘口; Tatou|塔图; Tuzhai|土寨; Wubao|五宝; Wuyucun|吴峪村; Xiabaishi|下白石; Xiahu|下湖; Xiancun|冼村; Xiangyun|祥云; Xibing|西饼; Xiling|西岭; Ximei|西梅; Xinan|西南; Yakou|垭口; Yanghou|阳侯; Yangzhong|扬中; Yantian|盐田; Yingdu|英都; Yinglin|英林; Yongning|永宁; Yushan|玉山; Zhangwan|张湾; Zhenhaicun|镇海村; Zhongfang|中方'),
  ('CN-GS', 'Mawu|马武'),
  ('CN-GD', 'Sanshui|三水; Shixing|始兴'),
  ('CN-GX', 'Babu|巴布; Baihe|白河; Dazhai|大寨; Jinji|金吉; Lingcheng|陵城; Luorong|洛绒; Nandu|南都; Yashan|崖山'),
  ('CN-GZ', 'Aoshi|傲世; Bahuang|八荒; Baishi|白石; Bangdong|邦东; Benchu|本初; Chadian|乍得; Dabachang|打巴场; Darong|大荣; Dundong|敦东; Fanzhuang|范庄; Gaoniang|高娘; Gaowu|高武; Gaozeng|高增; Lantian|蓝田; Liangcunchang|梁村场; Longlisuo|龙力索; Maoping|茅坪; Ouyang|欧阳; Pingjiang|平江; Qimeng|奇梦; Qinglang|青狼; Runsong|润松; Sanchahe|三岔河; Shiqian|石前; Tingdong|亭东; Tonggu|铜鼓; Weining|威宁; Xiajiang|下江; Xiaoweizhai|小微斋; Xinzhan|新站; Xishan|西山; Xujiaba|许家坝; Yangtou|羊头; Youyupu|右玉铺; Zhongchao|中超; Zhujiachang|朱家场'),
  ('CN-HI', 'Chongshan|崇山; Dadonghai|大东海; Directly|直接地; Qiongshan|琼山; Xiuying|秀英'),
  ('CN-HE', 'Beidaihehaibin|北戴河海滨; Hecun|河村; Linshui|临水; Linxi|临西; Pengcheng|鹏程; Shahecheng|沙河城; Songling|松岭; Tangjiazhuang|唐家庄; Tianchang|天长; Zhangjiakou Shi Xuanhua Qu|张家口市宣化区; Zhaogezhuang|赵各庄'),
  ('CN-HL', 'Baoqing|宝庆; Dongxing|东兴; Hulan Ergi|呼兰尔吉; Jidong|冀东; Shanhecun|山河村; Shuangcheng|双城; Tahe|塔河; Xinqing|新庆; Zhaoyuan|招远; Zhaozhou|赵州'),
  ('CN-HA', 'Chengjiao|城郊; Directly|直接地; Huaidian|淮甸; Jishui|吉水; Minggang|明港; Suohe|索河; Xixiang|西乡; Yigou|易购; Yunyang|云阳; Zijinglu|紫荆路'),
  ('CN-HB', 'Directly|直接地; Huangzhou|黄州; Jingling|晶灵; Puqi|普奇; Shennongjia|神农架; Xindi|新地; Xinzhou|新洲; Xiulin|秀林'),
  ('CN-HN', 'Anjiang|安江; Anping|安平; Anxiang|安祥; Baisha|白沙; Biyong|碧勇; Bojia|博嘉; Boyang|博阳; Bozhou|亳州; Chatian|茶田; Dabaozi|大堡子; Dehang|德夯; Dengjiapu|邓家堡; Dengyuantai|灯源台; Dongshan Dongzuxiang|东山侗族乡; Fenghuang|凤凰; Gangdong|江东; Gaoqiao|高桥; Gaoyi|高邑; Huangjinjing|黄金井; Huanglong|黄龙; Huangmaoyuan|黄茂源; Huangqiao|黄桥; Huangtukuang|黄土矿; Huangxikou|黄溪口; Huaqiao|华侨; Huayuan|华苑; Huomachong|火马冲; Jiangfang|江芳; Jiangkouxu|江口旭; Jiangshi|蒋氏; Jinhe|金河; Lanli|兰里; Lengshuitan|冷水滩; Liangyaping|梁亚萍; Linkou|林口; Lixiqiao|李西桥; Longtan|龙潭; Longtou’an|龙头岸; Luojiu|洛酒; Luyang|庐阳; Malin|马林; Maoping|茅坪; Ma’an|马安; Nanmuping|南木坪; Pukou|浦口; Puzi|朴子; Qiaojiang|桥江; Qingjiangqiao|清江桥; Qingxi|清溪; Ruoshui|弱水; Shanmen|山门; Shijiang|石匠; Shuangxi|双溪; Shuiche|水车; Shuidatian|水大田; Tangjiafang|唐家坊; Tanwan|滩湾; Tongwan|桐湾; Tuokou|托口; Wantouqiao|湾头桥; Wuyang|五羊; Xianrenwan|仙人湾; Xianxi|咸西; Xiaohenglong|小横龙; Xiaolongmen|小龙门; Xixi|西西; Xiyan|夕颜; Yanmen|雁门; Yaoshi|药师; Yatunpu|亚屯堡; Zhaishi Miaozu Dongzuxiang|寨市苗族侗族乡; Zhongzhai|中寨; Zhushi|朱氏; Zhuzhoujiang Miaozuxiang|株洲江苗族乡'),
  ('CN-NM', 'Dongsheng|东升; Jiagedaqi|加格达奇; Jining|济宁; Mujiayingzi|木家营子; Wuda|乌达; Xilin Gol Meng|锡林郭勒盟; Xilin Hot|西林热; Zalantun|扎兰顿'),
  ('CN-JX', 'Changleng|长冷; Jianguang|剑光'),
  ('CN-JL', 'Baishishan|白石山; Changling|长岭; Dalai|达赖; Dashitou|大石头; Erdaojiang|二道江; Huangnihe|黄泥河; Huinan|惠南; Jishu|技术; Jiutai|九台; Kaitong|凯通; Sanchazi|桑查齐; Xinglongshan|兴隆山; Yantongshan|烟筒山; Zhengjiatun|郑家屯; Zhenlai|镇来'),
  ('CN-LN', 'Dalianwan|大连湾; Dongling|东岭; Gongchangling|弓长岭; Heishan|黑山; Huanren|焕仁; Hushitai|胡士台; Jiupu|九铺; Kuandian|宽甸; Langtoucun|浪头村; Liaozhong|辽中; Lüshun|旅顺; Panshan|盘山; Pulandian|普兰店; Sujiatun|苏家屯; Xifeng|西凤; Xiuyan|岫岩; Yebaishou|野百兽'),
  ('CN-NX', 'Dawukou|大武口; Shitanjing|石滩井'),
  ('CN-QH', 'Golog|戈洛格'),
  ('CN-SN', 'Tongchuanshi|铜川市'),
  ('CN-SD', 'Beizhai|北寨; Bianzhuang|边庄; Boshan|博山; Changqing|长庆; Chengtangcun|城塘村; Chengyang|程阳; Dengying|灯影; Dongcun|东村; Dongdu|东都; Hanting|汉庭; Jiamaying|嘉马营; Jiehu|界湖; Kutao|久涛; Laiwu|莱芜; Laocheng|老城; Linqu|临朐; Mengyin|蒙阴; Mingshui|明水; Nanding|南丁; Ningyang|宁阳; Pingyi|平邑; Pingyin|平阴; Qingshancun|青山村; Shancheng|山城; Shanting|山亭; Shazikou|沙子口; Shengli|胜利; Shilaorencun|石老人村; Shizilu|十字路; Sishui|泗水; Suozhen|所真; Taozhuang|陶庄; Weiwangzhuang|魏王庄; Wenshang|汶上; Xiazhen|下镇; Xiazhuang|下庄; Xiliguantun|西里官屯; Xindian|新店; Yanzhou|兖州; Yishui|沂水; Zhoucheng|周城; Zhoucun|周村'),
  ('CN-SH', 'Pudong New Area|浦东新区; Zhabei|闸北'),
  ('CN-SX', 'Xinzhi|新智'),
  ('CN-SC', 'Changchi|长池; Dongxi|东西; Fubao|福宝; Ganzi|甘兹; Garzê|甘孜藏族自治州; Ngawa|恩加瓦; Taiping|太平; Xiantan|仙滩'),
  ('CN-TW', 'Baoying|宝应; Dongkan|东坎; Guiren|贵人; Huai''an|淮安; Huai’an Shi|淮安市; Hutang|湖塘; Lianyungang Shi|连云港市; Qinnan|钦南; Xinghua|兴化; Yangzhou|扬州; Zhongxing|中兴'),
  ('CN-TJ', 'Bangjun|邦俊; Beihuaidian|北怀店; Binhai New Area|滨海新区; Caijiapu|蔡家堡; Changtun|长屯; Dongditou|东堤头; Huantuo|还托'),
  ('CN-XZ', 'Dêqên|德庆; Lhoka|洛卡; Nagqu Diqu|那曲地区; Saga|佐贺; Simong|西蒙; Xigazê|希加泽'),
  ('CN-XJ', 'Aykol|阿伊科尔; Baijiantan|白剑潭; Baluntaicun|巴伦台村; Bayin''gholin|巴因戈林; Direct|直接的; Kashi|迦尸; Kaxgar|喀什地区; Korgas|科尔加斯; Kuytun|库伊顿; Qapqal|察布查尔; Shache|莎车; Sishilichengzi|四十里城子; Zangguy|赞古伊'),
  ('CN-YN', 'Dêqên|迪庆藏族自治州; Majie|马杰'),
  ('CN-ZJ', 'Guli|古力; Jinxiang|金乡; Kunyang|昆阳; Shangcang|上仓; Shangyu|上虞; Xianju|仙居; Zhicheng|志诚')
  ) AS d (province, places)
  UNION ALL
  SELECT 'add', province, unnest(string_to_array(places, '; ')) FROM (VALUES
  ('CN-HA', 'Xiangcheng|项城'),
  ('CN-NM', 'Zhalantun|扎兰屯'),
  ('CN-SH', 'Pudong|浦东'),
  ('CN-SC', 'Garze|甘孜'),
  ('CN-TW', 'Kaohsiung|高雄; New Taipei|新北; Taichung|台中; Tainan|台南; Taipei|台北; Taoyuan|桃园'),
  ('CN-TJ', 'Binhai|滨海'),
  ('CN-XZ', 'Mainling|米林; Shigatse|日喀则'),
  ('CN-XJ', 'Khorgas|霍尔果斯; Kuitun|奎屯'),
  ('CN-YN', 'Diqing|迪庆')
  ) AS a (province, places)
) AS c JOIN addresses p ON p.code = c.province AND p.level = 2;

UPDATE addresses a SET name = c.new_name, name_zh = c.new_name_zh
FROM place_changes c
WHERE c.kind = 'rename' AND a.parent_id = c.province_id AND a.name = c.name AND a.name_zh = c.name_zh;

UPDATE companies k SET address_id = stays.id
FROM place_changes c
JOIN addresses a ON a.parent_id = c.province_id AND a.name = c.name AND a.name_zh = c.name_zh
JOIN addresses stays ON stays.parent_id = c.province_id AND stays.name = c.new_name AND stays.name_zh = c.new_name_zh
WHERE c.kind = 'double' AND k.address_id = a.id;

UPDATE addresses a SET hidden = true
FROM place_changes c
WHERE c.kind IN ('double', 'remove') AND a.parent_id = c.province_id AND a.name = c.name AND a.name_zh = c.name_zh;
-- For the references of what is removed: without an index each of them reads the whole table, under a lock.
CREATE INDEX places_of_companies ON companies (address_id);
CREATE INDEX countries_of_companies ON companies (country_id);
CREATE INDEX places_of_purchases ON purchases (receive_id);
CREATE INDEX countries_of_enquiries ON enquiries (country_id);
DELETE FROM addresses a
WHERE a.hidden
  AND NOT EXISTS (SELECT FROM companies c WHERE a.id IN (c.address_id, c.country_id))
  AND NOT EXISTS (SELECT FROM purchases p WHERE p.receive_id = a.id)
  AND NOT EXISTS (SELECT FROM enquiries e WHERE e.country_id = a.id);

DROP INDEX places_of_companies, countries_of_companies, places_of_purchases, countries_of_enquiries;

INSERT INTO addresses (id, parent_id, level, name, name_zh)
SELECT (SELECT max(id) FROM addresses) + row_number() OVER (ORDER BY province_id, name), province_id, 3, name, name_zh
FROM place_changes c
WHERE c.kind = 'add'
  AND NOT EXISTS (SELECT FROM addresses a WHERE a.parent_id = c.province_id AND a.name_zh = c.name_zh);

-- The documents of suppliers hold the names of their places: they are written anew at the next start (decision 7).
UPDATE search_version SET version = 0 WHERE EXISTS (SELECT FROM place_changes);

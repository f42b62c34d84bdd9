/** The licences of what the program holds of others, as the build writes them into dist/notices.json. */

export interface NoticedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** "Copyright …", as its licence has them. */
  copyright: string[];
}

export interface Notices {
  /** What has one text, but for the names in it, stands together; what most packages have comes first. */
  groups: { packages: NoticedPackage[]; text: string }[];
}

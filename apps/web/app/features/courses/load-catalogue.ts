// What the page /all-course shows.
import type { PageSource } from "../../common/page/page-data.ts";
import { type CourseAddress, readCourseAddress } from "./course-address.ts";
import type { CourseItem } from "./course-item.ts";
import { listCourses, PAGE_SIZE } from "./courses-data.ts";

export interface Catalogue {
  courses: CourseItem[];
  currentPage: number;
  totalPages: number;
  totalCourses: number;
  coursesPerPage: number;
  failed: boolean;
  pastTheEnd: boolean;
  /** What was asked for. */
  address: CourseAddress;
}

export async function loadCatalogue({ api, url }: Pick<PageSource, "api" | "url">): Promise<Catalogue> {
  const address = readCourseAddress(url.searchParams);
  const { data, totalCount, ...page } = await listCourses(api, { ...address, pageSize: PAGE_SIZE });
  return { ...page, courses: data, totalCourses: totalCount, coursesPerPage: PAGE_SIZE, address };
}

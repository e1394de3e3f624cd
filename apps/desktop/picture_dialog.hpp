// What the tiles show: numbers or a picture, drawn by the program or from a file, and their
// colours. Kept at once, as all preferences are.
#pragma once

#include "dialog.hpp"
#include "tile_view.hpp"
#include "ui/check_box.hpp"
#include "ui/drop_down.hpp"
#include "ui/text_field.hpp"

namespace noyes::desktop {

class PictureDialog : public Dialog {
   public:
    explicit PictureDialog(Desk& desk);
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;

   private:
    void choose(std::size_t number);
    void open_file(const std::string& file);
    void refresh();

    ui::DropDown picture_;
    ui::TextField file_;
    ui::CheckBox numbers_;
    ui::DropDown scheme_;
    TileView sample_{"sample"};
    ui::Label* trouble_ = nullptr;
};

}  // namespace noyes::desktop
